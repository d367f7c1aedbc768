import { type Either, map, right } from 'fp-ts/Either';
import { map as mapOption, none, type Option, some } from 'fp-ts/Option';
import type { UserId } from '../session/user';
import type { TaskId } from '../work/task';
import { checkDocument, type DocumentHasFile } from './canUpload';
import type { TaskDocument } from './file';
import { cabinetPolicy, taskPolicy, type UploadPolicy } from './uploadPolicy';

/** The task that a file is for, and what its upload says beside it (DOCS-05). */
export interface TaskOwner {
  readonly taskId: TaskId;
  /** The customer of the task. */
  readonly userId: UserId;
  /** The creator of the task. */
  readonly createdBy: string;
}

/** A document that a task asks for. */
export interface DocumentOfTask extends TaskOwner {
  readonly document: TaskDocument;
}

/** Where a chosen file goes. */
export type Destination = { readonly kind: 'cabinet' } | ({ readonly kind: 'document' } & DocumentOfTask);

/** Files for a task as a whole, whose customer says which document each is (PAPER-04). */
interface TaskPapersPlace extends TaskOwner {
  readonly kind: 'papers';
  /** By the file's id in its list. */
  readonly documentOf: (id: number) => Option<TaskDocument>;
}

/** Where files are chosen. */
export type ChoosingPlace = Destination | TaskPapersPlace;

/** Where a file of the list goes; none while its document is not said. */
export const destinationOf = (at: ChoosingPlace, id: number): Option<Destination> => {
  if (at.kind !== 'papers') return some(at);
  const { documentOf, ...owner } = at;
  return mapOption((document: TaskDocument): Destination => ({ ...owner, kind: 'document', document }))(
    documentOf(id),
  );
};

export const policyOf = ({ kind }: ChoosingPlace): UploadPolicy =>
  kind === 'cabinet' ? cabinetPolicy : taskPolicy;

export const taskOf = (to: ChoosingPlace): Option<TaskId> => (to.kind === 'cabinet' ? none : some(to.taskId));

/** The cabinet takes any number of files, a document one (DOCS-02). */
export const checkDestination = (to: Destination): Either<DocumentHasFile, Destination> =>
  to.kind === 'cabinet' ? right(to) : map(() => to)(checkDocument(to.document));
