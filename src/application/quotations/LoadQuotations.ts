import type { Either } from 'fp-ts/Either';
import type { Quotation } from '../../domain/quotations/quotation';
import type { GatewayError } from '../ports/gatewayError';
import type { QuotationRecords } from '../ports/QuotationRecords';

export class LoadQuotations {
  constructor(private readonly records: QuotationRecords) {}

  execute(): Promise<Either<GatewayError, readonly Quotation[]>> {
    return this.records.quotations()();
  }
}
