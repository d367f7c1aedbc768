import { some } from 'fp-ts/Option';
import { type CabinetFile, type TaskDocument, taskDocumentId } from '../../../src/domain/documents/file';
import type { FileFilter } from '../../../src/domain/documents/filterChoices';
import { noFileFilter } from '../../../src/domain/documents/filterChoices';
import { userId } from '../../../src/domain/session/user';
import { taskId } from '../../../src/domain/work/task';
import type { Given } from '../given';
import { when } from '../when';

export const aFile = (given: Partial<CabinetFile> = {}): CabinetFile => ({
  id: '1',
  name: 'return.pdf',
  bytes: some(2048),
  path: 'files/return.pdf',
  createdAt: when('2026-11-20T15:05'),
  tags: ['GST'],
  uploadedBy: 'user',
  ...given,
});

export const aDocument = ({ id = '1', ...given }: Given<TaskDocument> = {}): TaskDocument => ({
  id: taskDocumentId(id),
  name: 'Bank statement',
  files: [],
  ...given,
});

export const aFilter = (given: Partial<FileFilter> = {}): FileFilter => ({ ...noFileFilter, ...given });

/** A document of task 3, as a place where its file goes. */
export const aDocumentOfTask = () =>
  ({
    kind: 'document',
    taskId: taskId('3'),
    userId: userId('7'),
    createdBy: '9',
    document: aDocument(),
  }) as const;
