import { type Either, flatMap, map } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { OrderGateway } from '../../application/ports/OrderGateway';
import type { Order } from '../../domain/checkout/order';
import { type OrderId, orderId } from '../../domain/transactions/transaction';
import type { ApiClient } from './ApiClient';
import { keyed } from './apiRequest';
import { decodeAs } from '../wire/decode';
import { toOrderBody } from './orderBody';
import { explicitlyAccepted } from '../wire/unwrap';
import { wireId } from '../wire/wireCodecs';

const orderIdWire = t.type({ data: wireId });

const orderIdIn = (body: unknown): Either<GatewayError, OrderId> =>
  pipe(
    explicitlyAccepted(body),
    flatMap(decodeAs(orderIdWire)),
    map((wire) => orderId(wire.data)),
  );

export class HttpOrderGateway implements OrderGateway {
  readonly honoursKeys: boolean;

  constructor(private readonly deps: { readonly api: ApiClient }) {
    this.honoursKeys = deps.api.sendsIdempotencyKey;
  }

  place(order: Order, key: string, signal?: AbortSignal): TE.TaskEither<GatewayError, OrderId> {
    return pipe(
      this.deps.api.post('/place-order', toOrderBody(order), keyed(key, signal)),
      TE.flatMapEither(orderIdIn),
    );
  }
}
