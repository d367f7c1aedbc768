import { type Either, left, map } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Cancellation } from '../../application/ports/Cancellation';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { OrderGateway } from '../../application/ports/OrderGateway';
import type { Order } from '../../domain/checkout/order';
import { messageIn } from './answers';
import type { ApiClient } from './ApiClient';
import { keyed } from './apiRequest';
import { decodeAs } from './decode';
import { toOrderBody } from './orderBody';
import { saysYes } from './unwrap';
import { wireId } from './wireCodecs';

const orderIdWire = t.type({ data: wireId });

const orderIdIn = (body: unknown): Either<GatewayError, string> => {
  if (!saysYes(body, true)) return left(gatewayError('Rejected', messageIn(body)));
  return map((wire: { readonly data: string }) => wire.data)(decodeAs(orderIdWire)(body));
};

export class HttpOrderGateway implements OrderGateway {
  constructor(private readonly api: ApiClient) {}

  place(order: Order, key: string, wish?: Cancellation): TE.TaskEither<GatewayError, string> {
    return pipe(
      this.api.post('/place-order', toOrderBody(order), keyed(key, wish)),
      TE.flatMapEither(orderIdIn),
    );
  }
}
