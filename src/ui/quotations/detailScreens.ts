/** The pages of one quotation and of one request: one file, since they share most of what they show. */
export { QuotationRequestScreen } from './QuotationRequestScreen';
export { QuotationScreen } from './QuotationScreen';
