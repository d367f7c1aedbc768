import type { TaskEither } from 'fp-ts/TaskEither';
import type { DocumentOfTask } from '../../domain/documents/destination';
import type { CabinetFile, TaskDocument } from '../../domain/documents/file';
import type { FileUnreadable } from '../../domain/documents/uploadPolicy';
import type { TaskId } from '../../domain/work/task';
import type { GatewayError } from './gatewayError';
import type { UploadFile, UploadProgress } from './UploadFile';

export interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: UploadProgress;
}

/** The same file sent again under the same key is kept once, where the backend honours keys. */
export interface KeyedSendOptions extends SendOptions {
  readonly key?: string;
}

export interface TaskUpload extends DocumentOfTask {
  readonly file: UploadFile;
}

/** Why a file was not uploaded; a lost line is not blamed where the file itself can no longer be read. */
export type NotUploaded = GatewayError | FileUnreadable;

export abstract class FileGateway {
  /** The files of the customer's cabinet. */
  abstract cabinet(signal?: AbortSignal): TaskEither<GatewayError, readonly CabinetFile[]>;
  /** Uploads a file to the cabinet (FILES-14); `Cancelled` if the customer stops it. */
  abstract putIntoCabinet(file: UploadFile, options: KeyedSendOptions): TaskEither<NotUploaded, void>;
  /**
   * The documents that a task asks for, with the files uploaded so far (DOCS-01); `Cancelled` once the signal aborts. Like
   * `steps` of `WorkGateway`, asked for many tasks in one go.
   */
  abstract taskDocuments(
    taskId: TaskId,
    signal?: AbortSignal,
  ): TaskEither<GatewayError, readonly TaskDocument[]>;
  /** Uploads a file for a task document; a response without a good status is `Rejected` (DOCS-05, DOCS-07). */
  abstract uploadTaskDocument(upload: TaskUpload, options: KeyedSendOptions): TaskEither<NotUploaded, void>;
}
