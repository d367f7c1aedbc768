import type { Option } from 'fp-ts/Option';
import type { When } from '../dates/instant';
import { type Id, idOf } from '../ids/id';

/** Who uploaded a file of the cabinet, if the response says so (FILES-07). */
export type UploadedBy = 'user' | 'expert' | 'unknown';

/** A file of the cabinet; `bytes` is its size, none where nobody tells it (FILES-17). */
export interface CabinetFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: Option<number>;
  readonly path: string;
  readonly createdAt: Option<When>;
  readonly tags: readonly string[];
  readonly uploadedBy: UploadedBy;
}

/** A file already uploaded for a task document (DOCS-01). */
export interface TaskFile {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly createdAt: Option<When>;
}

/** The id of a document that a task asks for. */
export type TaskDocumentId = Id<'taskDocument'>;
export const taskDocumentId = idOf<'taskDocument'>();

/** A document that a task asks for (DOCS-01). */
export interface TaskDocument {
  readonly id: TaskDocumentId;
  readonly name: string;
  readonly files: readonly TaskFile[];
}
