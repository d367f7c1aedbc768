export { quotation } from '../en/quotation';
