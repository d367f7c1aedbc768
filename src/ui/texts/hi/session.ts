export { session } from '../en/session';
