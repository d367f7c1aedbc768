import { none } from 'fp-ts/Option';
import type { Quotation } from '../../../src/domain/quotations/quotation';
import type { QuotationRequest } from '../../../src/domain/quotations/request';

export const aQuotation = (given: Partial<Quotation> = {}): Quotation => ({
  id: '12',
  status: 'pending',
  names: ['GST Filing'],
  serviceName: 'GST Filing',
  createdAt: none,
  expiresAt: none,
  expertRemarks: '',
  filePath: '',
  payable: none,
  ...given,
});

export const aRequest = (given: Partial<QuotationRequest> = {}): QuotationRequest => ({
  id: '5',
  serviceName: 'Book Keeping',
  status: 'inProgress',
  createdAt: none,
  questions: [],
  ...given,
});
