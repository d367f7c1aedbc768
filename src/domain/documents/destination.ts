import { type Either, map, right } from 'fp-ts/Either';
import { none, type Option, some } from 'fp-ts/Option';
import type { UserId } from '../session/user';
import type { TaskId } from '../work/task';
import { checkDocument, type DocumentHasFile } from './canUpload';
import type { TaskDocument } from './file';
import { cabinetPolicy, taskPolicy, type UploadPolicy } from './uploadPolicy';

/** A document that a task asks for, and what its upload says beside it (DOCS-05). */
export interface DocumentOfTask {
  readonly taskId: TaskId;
  /** The customer of the task. */
  readonly userId: UserId;
  /** The creator of the task. */
  readonly createdBy: string;
  readonly document: TaskDocument;
}

/** Where a chosen file goes. */
export type Destination = { readonly kind: 'cabinet' } | ({ readonly kind: 'document' } & DocumentOfTask);

export const policyOf = ({ kind }: Destination): UploadPolicy =>
  kind === 'cabinet' ? cabinetPolicy : taskPolicy;

export const taskOf = (to: Destination): Option<TaskId> => (to.kind === 'cabinet' ? none : some(to.taskId));

/** The cabinet takes any number of files, a document one (DOCS-02). */
export const checkDestination = (to: Destination): Either<DocumentHasFile, Destination> =>
  to.kind === 'cabinet' ? right(to) : map(() => to)(checkDocument(to.document));
