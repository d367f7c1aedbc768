import type { Either } from 'fp-ts/Either';
import type { QuotationSummary } from '../../domain/quotations/summaryStatus';
import type { GatewayError } from '../ports/gatewayError';
import type { QuotationGateway } from '../ports/QuotationGateway';

export class LoadQuotationSummaries {
  constructor(private readonly quotations: QuotationGateway) {}

  execute(): Promise<Either<GatewayError, readonly QuotationSummary[]>> {
    return this.quotations.summaries()();
  }
}
