export { severalUpload } from '../en/severalUpload';
