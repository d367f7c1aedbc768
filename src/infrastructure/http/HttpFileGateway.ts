import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { FileGateway, KeyedSendOptions, TaskUpload } from '../../application/ports/FileGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { UploadFile } from '../../application/ports/UploadFile';
import type { CabinetFile, TaskDocument } from '../../domain/documents/file';
import type { TaskId } from '../../domain/work/task';
import { encodedPath } from './addresses';
import type { ApiClient } from './ApiClient';
import type { UploadOptions, UploadParts } from './apiRequest';
import { cabinetFileWire, taskDocumentWire, toCabinetFile, toTaskDocument } from './fileWire';
import { readList } from './readList';
import type { Turns } from './Turns';
import { accepted, explicitlyAccepted } from '../wire/unwrap';

const partsOf = ({ taskId, userId, createdBy, document, file }: TaskUpload): UploadParts => [
  ['task_id', taskId],
  ['user_id', userId],
  ['file', file],
  ['created_by', createdBy],
  ['tags', document.name],
  ['document_id', document.id],
];

const withKey = ({ key, ...options }: KeyedSendOptions): UploadOptions =>
  key === undefined ? options : { ...options, idempotencyKey: key };

export class HttpFileGateway implements FileGateway {
  constructor(private readonly deps: { readonly api: ApiClient; readonly log: Log; readonly turns: Turns }) {}

  cabinet(signal?: AbortSignal): TE.TaskEither<GatewayError, readonly CabinetFile[]> {
    const reading = { codec: cabinetFileWire, toDomain: toCabinetFile, log: this.deps.log, record: 'file' };
    return readList(this.deps.api, 'user/files', reading, signal);
  }

  putIntoCabinet(file: UploadFile, options: KeyedSendOptions): TE.TaskEither<GatewayError, void> {
    return pipe(
      this.deps.api.upload('/user/file-upload', [['file', file]], withKey(options)),
      TE.flatMapEither(accepted),
      TE.map(() => undefined),
    );
  }

  taskDocuments(taskId: TaskId, signal?: AbortSignal): TE.TaskEither<GatewayError, readonly TaskDocument[]> {
    const reading = {
      codec: taskDocumentWire,
      toDomain: toTaskDocument,
      log: this.deps.log,
      record: 'document',
    };
    const address = `/files/task/${encodedPath(taskId)}`;
    const asked = readList(this.deps.api, address, reading, signal);
    return () => this.deps.turns.run(taskId, signal, asked);
  }

  uploadTaskDocument(upload: TaskUpload, options: KeyedSendOptions): TE.TaskEither<GatewayError, void> {
    return pipe(
      this.deps.api.upload('user/files/upload', partsOf(upload), withKey(options)),
      TE.flatMapEither(explicitlyAccepted),
      TE.map(() => undefined),
    );
  }
}
