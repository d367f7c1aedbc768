export { cabinet } from '../cabinet';
export { fileWarning } from '../fileWarning';
export { photo } from '../photo';
export { severalUpload } from '../severalUpload';
export { task } from '../task';
