import type { Either } from 'fp-ts/Either';
import type { TaskDocument } from '../../domain/documents/file';
import type { FileGateway } from '../ports/FileGateway';
import type { GatewayError } from '../ports/gatewayError';
import { type Deliver, ReadingRound } from './ReadingRound';

export type TaskDocumentsResult = Either<GatewayError, readonly TaskDocument[]>;

export class ReadTaskDocuments {
  constructor(private readonly deps: { readonly files: FileGateway }) {}

  /** Starts to read the documents of several tasks; a failure affects only its own task (NEED-12). */
  execute(deliver: Deliver<TaskDocumentsResult>): ReadingRound<TaskDocumentsResult> {
    return new ReadingRound((taskId, signal) => this.deps.files.taskDocuments(taskId, signal)(), deliver);
  }
}
