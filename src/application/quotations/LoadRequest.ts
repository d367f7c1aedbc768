import type { Either } from 'fp-ts/Either';
import type { QuotationRequest } from '../../domain/quotations/request';
import type { GatewayError } from '../ports/gatewayError';
import type { QuotationRecords } from '../ports/QuotationRecords';

/** One request for its read-only page (section 2, route table). */
export class LoadRequest {
  constructor(private readonly records: QuotationRecords) {}

  execute(id: string): Promise<Either<GatewayError, QuotationRequest>> {
    return this.records.request(id)();
  }
}
