import { type Either, isLeft } from 'fp-ts/Either';
import { checkDocument, type DocumentHasFile } from '../../domain/documents/canUpload';
import { checkUpload, taskPolicy, type UploadRefused } from '../../domain/documents/uploadPolicy';
import type { FileGateway, SendOptions, TaskUpload } from '../ports/FileGateway';
import type { GatewayError } from '../ports/gatewayError';
import type { IdempotencyKeys } from '../ports/IdempotencyKeys';
import type { UploadFile } from '../ports/UploadFile';
import type { UnclearWrites } from '../waiting/UnclearWrites';
import { fileWrites } from './fileWrites';

export type TaskDocumentNotUploaded = UploadRefused | DocumentHasFile | GatewayError;

/** Uploads a file for a task document; refused without a call if it has a file or the policy does not allow the file. */
export class UploadTaskDocument {
  private readonly writes: UnclearWrites<UploadFile>;

  constructor(private readonly deps: { readonly files: FileGateway; readonly keys: IdempotencyKeys }) {
    this.writes = fileWrites(deps.keys);
  }

  async execute(upload: TaskUpload, options: SendOptions): Promise<Either<TaskDocumentNotUploaded, void>> {
    const document = checkDocument(upload.document);
    if (isLeft(document)) return document;
    const checked = checkUpload(taskPolicy, upload.file);
    if (isLeft(checked)) return checked;
    const { files } = this.deps;
    return this.writes.send(upload.file, (key) => files.uploadTaskDocument(upload, { ...options, key })());
  }
}
