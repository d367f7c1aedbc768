export { payment } from '../payment';
export { pricing } from '../pricing';
export { quotation } from '../quotation';
