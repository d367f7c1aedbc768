import { onAbort } from '../../src/application/ports/stoppedWaiting';
import type {
  FileGateway,
  KeyedSendOptions,
  NotUploaded,
  TaskUpload,
} from '../../src/application/ports/FileGateway';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type { UploadFile } from '../../src/application/ports/UploadFile';
import type { CabinetFile, TaskDocument } from '../../src/domain/documents/file';
import type { When } from '../../src/domain/dates/instant';
import { none, type Option, some } from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { unlessCancelled } from './unlessCancelled';

const keptFile = (file: UploadFile, count: number, createdAt: Option<When>): CabinetFile => ({
  id: `put-${count}`,
  name: file.name,
  bytes: some(file.size),
  path: `cabinet/${file.name}`,
  createdAt,
  tags: [],
  uploadedBy: 'user',
});

/** An in-memory cabinet and task documents; an uploaded file is listed afterwards. */
export class InMemoryFileGateway implements FileGateway {
  cabinetFailure: GatewayError | undefined = undefined;
  documentsFailure: GatewayError | undefined = undefined;
  uploadFailure: NotUploaded | undefined = undefined;
  /** Uploads wait for this after sending half of their bytes. */
  gate: Promise<void> = Promise.resolve();
  /** Reads of task documents wait for this. */
  documentsGate: Promise<void> = Promise.resolve();
  readonly putIn: UploadFile[] = [];
  /** The key of each upload, in order. */
  readonly keys: (string | undefined)[] = [];
  /** Stores what is uploaded next, but loses the response. */
  losesAnswer = false;
  /** Whether what was kept under a key is not kept again under the same one. */
  honoursKeys = false;
  /** When a file arrives, where the test sets it. */
  now: () => Option<When> = () => none;
  private readonly honoured = new Set<string | undefined>();
  readonly uploadedDocuments: TaskUpload[] = [];
  /** Tasks whose documents were requested, in order. */
  readonly asked: string[] = [];
  cabinetReads = 0;
  /** The customer's tasks, if the test sets them; any other task is not found. */
  tasks: ReadonlySet<string> | undefined = undefined;

  constructor(
    public files: readonly CabinetFile[] = [],
    public documents: readonly TaskDocument[] = [],
  ) {}

  cabinet(signal?: AbortSignal): TE.TaskEither<GatewayError, readonly CabinetFile[]> {
    return unlessCancelled(signal, () => {
      this.cabinetReads += 1;
      return this.cabinetFailure === undefined ? TE.right(this.files)() : TE.left(this.cabinetFailure)();
    });
  }

  putIntoCabinet(file: UploadFile, options: KeyedSendOptions): TE.TaskEither<NotUploaded, void> {
    return this.receive(options, () => {
      this.putIn.push(file);
      this.files = [keptFile(file, this.putIn.length, this.now()), ...this.files];
    });
  }

  taskDocuments(taskId: string, signal?: AbortSignal): TE.TaskEither<GatewayError, readonly TaskDocument[]> {
    return async () => {
      this.asked.push(taskId);
      await this.documentsGate;
      if (signal?.aborted === true) return TE.left(gatewayError('Cancelled'))();
      if (this.isMissing(taskId)) return TE.left(gatewayError('NotFound'))();
      return this.documentsFailure === undefined
        ? TE.right(this.documents)()
        : TE.left(this.documentsFailure)();
    };
  }

  uploadTaskDocument(upload: TaskUpload, options: KeyedSendOptions): TE.TaskEither<NotUploaded, void> {
    if (this.isMissing(upload.taskId)) return TE.left(gatewayError('NotFound'));
    return this.receive(options, () => {
      this.uploadedDocuments.push(upload);
      const file = {
        id: `f${upload.document.id}`,
        name: upload.file.name,
        path: `tasks/${upload.file.name}`,
      };
      this.documents = this.documents.map((document) =>
        document.id === upload.document.id
          ? { ...document, files: [{ ...file, createdAt: none }] }
          : document,
      );
    });
  }

  private isMissing(taskId: string): boolean {
    return this.tasks !== undefined && !this.tasks.has(taskId);
  }

  private receive(options: KeyedSendOptions, keep: () => void): TE.TaskEither<NotUploaded, void> {
    return async () => {
      this.keys.push(options.key);
      options.onProgress(0.5);
      const stopped = new Promise<void>((resolve) => void onAbort(options.signal, resolve));
      await Promise.race([this.gate, stopped]);
      if (options.signal.aborted) return TE.left(gatewayError('Cancelled'))();
      if (this.uploadFailure !== undefined) return TE.left(this.uploadFailure)();
      const { key } = options;
      if (!this.honoursKeys || key === undefined || !this.honoured.has(key)) keep();
      this.honoured.add(options.key);
      return this.losesAnswer ? TE.left(gatewayError('Unreachable'))() : TE.right(undefined)();
    };
  }
}
