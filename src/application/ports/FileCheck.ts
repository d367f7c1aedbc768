import type { FileFindings } from '../../domain/documents/fileFindings';
import type { TaskId } from '../../domain/work/task';
import type { ChosenFile, UploadFile } from './UploadFile';

/** What every place of upload asks before it sends a file (CHECK-01). */
export abstract class FileCheck {
  /**
   * What would make the file useless, and how many pages it has. It never fails: what cannot be known, as of a file that
   * the policy refuses, is no warning.
   */
  abstract findingsFor(chosen: ChosenFile, signal: AbortSignal): Promise<FileFindings>;
  /** Remembers that a checked file was sent for a task, so that the same bytes are noticed when they come again. */
  abstract wasSent(file: UploadFile, task: TaskId): void;
}
