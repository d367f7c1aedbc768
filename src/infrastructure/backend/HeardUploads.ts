import { type Either, isRight } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { AppBadge } from '../../application/ports/AppBadge';
import type {
  FileGateway,
  KeyedSendOptions,
  NotUploaded,
  TaskUpload,
} from '../../application/ports/FileGateway';
import { isOutcomeUnknown } from '../../application/ports/outcomeUnknown';
import type { Installation } from '../../application/ports/Installation';
import type { UploadFile } from '../../application/ports/UploadFile';

interface HeardUploadsDependencies {
  readonly files: Pick<FileGateway, 'putIntoCabinet' | 'uploadTaskDocument'>;
  readonly installation: Installation;
  readonly badge: AppBadge;
}

/**
 * Sends files as the gateway does; an upload that was stored is an achievement, after which the portal may be installed
 * (INST-02), and one for a task changes what the number on the icon counts (INST-01).
 */
export class HeardUploads {
  constructor(private readonly deps: HeardUploadsDependencies) {}

  putIntoCabinet(file: UploadFile, options: KeyedSendOptions): TaskEither<NotUploaded, void> {
    return this.heard(this.deps.files.putIntoCabinet(file, options));
  }

  uploadTaskDocument(upload: TaskUpload, options: KeyedSendOptions): TaskEither<NotUploaded, void> {
    const send = this.heard(this.deps.files.uploadTaskDocument(upload, options));
    return async (): Promise<Either<NotUploaded, void>> => {
      const sent = await send();
      if (isRight(sent) || isOutcomeUnknown(sent.left)) this.deps.badge.clear();
      return sent;
    };
  }

  private heard(send: TaskEither<NotUploaded, void>): TaskEither<NotUploaded, void> {
    return async (): Promise<Either<NotUploaded, void>> => {
      const sent = await send();
      if (isRight(sent)) this.deps.installation.achieved();
      return sent;
    };
  }
}
