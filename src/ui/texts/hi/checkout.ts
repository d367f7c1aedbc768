export { checkout } from '../en/checkout';
