import type { Option } from 'fp-ts/Option';
import type { FileWarning } from '../../domain/documents/fileWarnings';
import type { UploadPolicy } from '../../domain/documents/uploadPolicy';
import type { TaskId } from '../../domain/work/task';
import type { UploadFile } from './UploadFile';

/** A chosen file, the policy of the place that it was chosen for, and the task of that place, if it has one. */
export interface ChosenFile {
  readonly file: UploadFile;
  readonly policy: UploadPolicy;
  readonly task: Option<TaskId>;
}

/** What every place of upload asks before it sends a file (CHECK-01). */
export abstract class FileCheck {
  /**
   * What would make the file useless. It never fails: what cannot be known, as of a file that the policy refuses, is no
   * warning.
   */
  abstract warningsFor(chosen: ChosenFile, signal: AbortSignal): Promise<readonly FileWarning[]>;
  /** Remembers that a checked file was sent for a task, so that the same bytes are noticed when they come again. */
  abstract wasSent(file: UploadFile, task: TaskId): void;
}
