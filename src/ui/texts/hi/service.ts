export { service } from '../en/service';
