export { blog } from '../en/blog';
