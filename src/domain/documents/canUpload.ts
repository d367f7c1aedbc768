import { left, right, type Either } from 'fp-ts/Either';
import type { TaskDocument } from './file';

/** The upload control is offered only for a document that has no files yet (DOCS-02). */
export const canUpload = (document: TaskDocument): boolean => document.files.length === 0;

export interface DocumentHasFile {
  readonly kind: 'DocumentHasFile';
}

/** A document takes one file: a second one is refused (DOCS-02). */
export const checkDocument = (document: TaskDocument): Either<DocumentHasFile, TaskDocument> =>
  canUpload(document) ? right(document) : left({ kind: 'DocumentHasFile' });
