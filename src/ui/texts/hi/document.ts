export { document } from '../en/document';
