export { search } from '../en/search';
