import type { TaskDocument } from './file';

/** The upload control is offered only for a document that has no files yet (section 5). */
export const canUpload = (document: TaskDocument): boolean => document.files.length === 0;
