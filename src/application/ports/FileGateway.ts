import type { TaskEither } from 'fp-ts/TaskEither';
import type { CabinetFile, TaskDocument } from '../../domain/documents/file';
import type { GatewayError } from './gatewayError';
import type { UploadFile, UploadProgress } from './UploadFile';

export interface SendOptions {
  readonly signal: AbortSignal;
  readonly onProgress: UploadProgress;
}

/** Where a task document's file belongs (section 7, user/files/upload). */
export interface TaskUpload {
  readonly taskId: string;
  /** The customer of the task. */
  readonly userId: string;
  /** Who made the task. */
  readonly createdBy: string;
  readonly document: TaskDocument;
  readonly file: UploadFile;
}

export abstract class FileGateway {
  /** The files of the customer's cabinet. */
  abstract cabinet(): TaskEither<GatewayError, readonly CabinetFile[]>;
  /** Puts a file into the cabinet; `Cancelled` when the customer stopped it. */
  abstract putIntoCabinet(file: UploadFile, options: SendOptions): TaskEither<GatewayError, void>;
  /** The documents that a task asks for, with the files handed in; `Cancelled` once the signal says so. */
  abstract taskDocuments(
    taskId: string,
    signal?: AbortSignal,
  ): TaskEither<GatewayError, readonly TaskDocument[]>;
  /** Hands a file in for a task document; an answer without a good status is `Rejected`. */
  abstract uploadTaskDocument(upload: TaskUpload, options: SendOptions): TaskEither<GatewayError, void>;
}
