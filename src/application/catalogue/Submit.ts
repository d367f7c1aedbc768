import { type Either, isRight } from 'fp-ts/Either';
import type { Submission } from '../../domain/catalogue/proceed';
import type { Analytics } from '../ports/Analytics';
import type { GatewayError } from '../ports/gatewayError';
import type { PurchaseGateway } from '../ports/PurchaseGateway';

/** Adds to the cart or requests a quotation, as the submission says; only an addition is told to analytics (AMB-48). */
export class Submit {
  constructor(
    private readonly purchases: PurchaseGateway,
    private readonly analytics: Analytics,
  ) {}

  async execute(submission: Submission): Promise<Either<GatewayError, void>> {
    if (submission.kind === 'requestQuotation') return this.purchases.requestQuotation(submission.line)();
    const added = await this.purchases.addToCart(submission.line)();
    if (isRight(added)) this.analytics.track('Item Added to Cart', { service_id: submission.line.serviceId });
    return added;
  }
}
