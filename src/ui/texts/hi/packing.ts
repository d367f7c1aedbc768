export { packing } from '../en/packing';
