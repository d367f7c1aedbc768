export { quotationSummary } from '../en/quotationSummary';
