export { cart } from '../en/cart';
