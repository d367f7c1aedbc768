export { payment } from '../en/payment';
