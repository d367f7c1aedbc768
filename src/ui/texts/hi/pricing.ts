export { pricing } from '../en/pricing';
