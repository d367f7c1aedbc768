import { none } from 'fp-ts/Option';
import { type Quotation, quotationId } from '../../../src/domain/quotations/quotation';
import { type QuotationRequest, requestId } from '../../../src/domain/quotations/request';
import type { Given } from '../given';

export const aQuotation = ({ id = '12', ...given }: Given<Quotation> = {}): Quotation => ({
  id: quotationId(id),
  status: 'pending',
  names: ['GST Filing'],
  serviceName: 'GST Filing',
  createdAt: none,
  expiresAt: none,
  expertRemarks: '',
  filePath: '',
  payable: none,
  gst: none,
  total: none,
  questions: [],
  ...given,
});

export const aRequest = ({ id = '5', ...given }: Given<QuotationRequest> = {}): QuotationRequest => ({
  id: requestId(id),
  serviceName: 'Book Keeping',
  status: 'inProgress',
  createdAt: none,
  questions: [],
  ...given,
});
