export { kit } from '../en/kit';
