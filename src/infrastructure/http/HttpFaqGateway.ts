import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { FaqGateway } from '../../application/ports/FaqGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { Faq, SubServiceId } from '../../domain/catalogue/service';
import { encodedPath } from './addresses';
import type { ApiClient } from './ApiClient';
import { stoppable } from './apiRequest';
import { acceptedList } from '../wire/decode';
import { wireId, wireText } from '../wire/wireCodecs';

const faqWire = t.type({ id: wireId, title: wireText, content: wireText });

export class HttpFaqGateway implements FaqGateway {
  constructor(private readonly deps: { readonly api: ApiClient; readonly log: Log }) {}

  faqsOf(subServiceId: SubServiceId, signal?: AbortSignal): TE.TaskEither<GatewayError, readonly Faq[]> {
    return pipe(
      this.deps.api.get(`/faqs/${encodedPath(subServiceId)}`, stoppable(signal)),
      TE.flatMap(acceptedList({ codec: faqWire, toDomain: (faq) => faq, log: this.deps.log, record: 'FAQ' })),
    );
  }
}
