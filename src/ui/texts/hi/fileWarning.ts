export { fileWarning } from '../en/fileWarning';
