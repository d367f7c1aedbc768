export { notification } from '../en/notification';
