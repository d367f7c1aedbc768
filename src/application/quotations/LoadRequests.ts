import type { Either } from 'fp-ts/Either';
import type { QuotationRequest } from '../../domain/quotations/request';
import type { GatewayError } from '../ports/gatewayError';
import type { QuotationRecords } from '../ports/QuotationRecords';

export class LoadRequests {
  constructor(private readonly records: QuotationRecords) {}

  execute(): Promise<Either<GatewayError, readonly QuotationRequest[]>> {
    return this.records.requests()();
  }
}
