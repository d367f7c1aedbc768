import type { Either } from 'fp-ts/Either';
import type { TaskDocument } from '../../domain/documents/file';
import type { FileGateway } from '../ports/FileGateway';
import type { GatewayError } from '../ports/gatewayError';
import { type OnResult, TaskReader } from './TaskReader';

export type TaskDocumentsResult = Either<GatewayError, readonly TaskDocument[]>;

export class ReadTaskDocuments {
  constructor(private readonly deps: { readonly files: FileGateway }) {}

  /** Starts to read the documents of several tasks; a failure affects only its own task (NEED-12). */
  execute(onResult: OnResult<TaskDocumentsResult>): TaskReader<TaskDocumentsResult> {
    return new TaskReader((taskId, signal) => this.deps.files.taskDocuments(taskId, signal)(), onResult);
  }
}
