import type { Either } from 'fp-ts/Either';
import type { Faq } from '../../domain/catalogue/service';
import type { FaqGateway } from '../ports/FaqGateway';
import type { GatewayError } from '../ports/gatewayError';

/** The frequently asked questions of one sub-service (section 2, Sub-services). */
export class LoadFaqs {
  constructor(private readonly faqs: FaqGateway) {}

  execute(subServiceId: string): Promise<Either<GatewayError, readonly Faq[]>> {
    return this.faqs.faqsOf(subServiceId)();
  }
}
