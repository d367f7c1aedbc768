import type { TaskEither } from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { FaqGateway } from '../../application/ports/FaqGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { Faq, SubServiceId } from '../../domain/catalogue/service';
import { encodedPath } from './addresses';
import type { ApiClient } from './ApiClient';
import { readList } from './readList';
import { wireId, wireText } from '../wire/wireCodecs';

const faqWire = t.type({ id: wireId, title: wireText, content: wireText });

export class HttpFaqGateway implements FaqGateway {
  constructor(private readonly deps: { readonly api: ApiClient; readonly log: Log }) {}

  faqsOf(subServiceId: SubServiceId, signal?: AbortSignal): TaskEither<GatewayError, readonly Faq[]> {
    const reading = { codec: faqWire, toDomain: (faq: Faq) => faq, log: this.deps.log, record: 'FAQ' };
    return readList(this.deps.api, `/faqs/${encodedPath(subServiceId)}`, reading, signal);
  }
}
