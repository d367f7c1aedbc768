import { isLeft, left } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type {
  FileGateway,
  KeyedSendOptions,
  NotUploaded,
  TaskUpload,
} from '../../application/ports/FileGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { UploadFile } from '../../application/ports/UploadFile';
import type { CabinetFile, TaskDocument } from '../../domain/documents/file';
import type { TaskId } from '../../domain/work/task';

const canBeRead = async ({ handle }: UploadFile): Promise<boolean> => {
  try {
    await (handle instanceof Blob ? handle.slice(0, 1).arrayBuffer() : undefined);
    return true;
  } catch {
    return false;
  }
};

/** The browser reports a file that was deleted or changed meanwhile like a lost line. */
const orUnreadable =
  (file: UploadFile, sending: TaskEither<NotUploaded, void>): TaskEither<NotUploaded, void> =>
  async () => {
    const sent = await sending();
    const isLost = isLeft(sent) && sent.left.kind === 'Unreachable';
    return isLost && !(await canBeRead(file)) ? left({ kind: 'FileUnreadable' }) : sent;
  };

/** The files of any backend; an upload that was lost with its file is not blamed on the line (CHECK-06). */
export class ReadableFiles implements FileGateway {
  constructor(private readonly deps: { readonly files: FileGateway }) {}

  cabinet(signal?: AbortSignal): TaskEither<GatewayError, readonly CabinetFile[]> {
    return this.deps.files.cabinet(signal);
  }

  putIntoCabinet(file: UploadFile, options: KeyedSendOptions): TaskEither<NotUploaded, void> {
    return orUnreadable(file, this.deps.files.putIntoCabinet(file, options));
  }

  taskDocuments(taskId: TaskId, signal?: AbortSignal): TaskEither<GatewayError, readonly TaskDocument[]> {
    return this.deps.files.taskDocuments(taskId, signal);
  }

  uploadTaskDocument(upload: TaskUpload, options: KeyedSendOptions): TaskEither<NotUploaded, void> {
    return orUnreadable(upload.file, this.deps.files.uploadTaskDocument(upload, options));
  }
}
