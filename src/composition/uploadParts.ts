/**
 * What sends several files comes in one file of the build: each further file that shares something with others would bring
 * that with the dashboard.
 */
export { PaperDialogs } from '../ui/documents/PaperDialogs';
export { SeveralUploads } from '../ui/documents/SeveralUploads';
export { papersModule } from './modules/papersModule';
export { severalUploadsModule } from './modules/severalUploadsModule';
