import { type Either, isLeft } from 'fp-ts/Either';
import { checkUpload, taskPolicy, type UploadRefused } from '../../domain/documents/uploadPolicy';
import type { FileGateway, SendOptions, TaskUpload } from '../ports/FileGateway';
import type { GatewayError } from '../ports/gatewayError';

/** Hands a file in for a task document; refused without a call when its type, size or bytes do not fit (section 5). */
export class HandInDocument {
  constructor(private readonly files: FileGateway) {}

  async execute(
    upload: TaskUpload,
    options: SendOptions,
  ): Promise<Either<UploadRefused | GatewayError, void>> {
    const checked = checkUpload(taskPolicy, upload.file);
    if (isLeft(checked)) return checked;
    return this.files.handIn(upload, options)();
  }
}
