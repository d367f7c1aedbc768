import type { QuotationId } from './quotation';
import type { RequestId } from './request';

/** The page of one quotation (NAV-03, AMB-28). */
export const quotationPath = (id: QuotationId): string => `/quotation/${encodeURIComponent(id)}`;

/** The page of one quotation request (NAV-04, AMB-28). */
export const requestPath = (id: RequestId): string => `/quotations/${encodeURIComponent(id)}`;
