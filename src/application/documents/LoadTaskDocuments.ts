import type { Either } from 'fp-ts/Either';
import type { TaskDocument } from '../../domain/documents/file';
import type { FileGateway } from '../ports/FileGateway';
import type { GatewayError } from '../ports/gatewayError';

export class LoadTaskDocuments {
  constructor(private readonly files: FileGateway) {}

  execute(taskId: string): Promise<Either<GatewayError, readonly TaskDocument[]>> {
    return this.files.taskDocuments(taskId)();
  }
}
