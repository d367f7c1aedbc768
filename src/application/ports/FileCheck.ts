import type { ChoosingPlace } from '../../domain/documents/destination';
import type { FileFindings } from '../../domain/documents/fileFindings';
import type { TaskId } from '../../domain/work/task';
import type { UploadFile } from './UploadFile';

/** A file that is checked for where it goes, or as a picture that becomes a page of a PDF (CHECK-05). */
export interface CheckedFile {
  readonly to: ChoosingPlace | { readonly kind: 'page' };
  readonly file: UploadFile;
}

/** The check once its code has come. */
export interface FetchedCheck extends Omit<FileCheck, 'longEnough'> {
  /** Whether more code is on its way, such as a library that reads the file. */
  readonly isFetching: boolean;
}

/** What every place of upload asks before it sends a file (CHECK-01). */
export abstract class FileCheck {
  /**
   * What would make the file useless, and how many pages it has. It never fails: what cannot be known, as of a file that
   * the policy refuses, is no warning.
   */
  abstract findingsFor(chosen: CheckedFile, signal: AbortSignal): Promise<FileFindings>;
  /** Ends when an upload that was asked for now is to wait no longer for its check, which goes on. */
  abstract longEnough(): Promise<void>;
  /** Remembers that a checked file was sent for a task, so that the same bytes are noticed when they come again. */
  abstract wasSent(file: UploadFile, task: TaskId): void;
}
