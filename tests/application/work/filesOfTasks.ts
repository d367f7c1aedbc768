import * as TE from 'fp-ts/TaskEither';
import type { TaskDocument } from '../../../src/domain/documents/file';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';

/** A file gateway that knows the documents of each task by its id; none of any other task. */
export const filesOfTasks = (
  documents: Readonly<Record<string, readonly TaskDocument[]>>,
): InMemoryFileGateway => {
  const files = new InMemoryFileGateway();
  files.taskDocuments = (taskId) => TE.right(documents[taskId] ?? []);
  return files;
};
