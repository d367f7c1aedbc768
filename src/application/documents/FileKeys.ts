import { type Either, isLeft } from 'fp-ts/Either';
import type { NotUploaded } from '../ports/FileGateway';
import { isOutcomeUnknown } from '../ports/outcomeUnknown';
import type { IdempotencyKeys } from '../ports/IdempotencyKeys';
import type { UploadFile } from '../ports/UploadFile';

/** A file whose answer was lost is sent again under its key, so that the backend keeps it once (LINE-02). */
export class FileKeys {
  /** The keys of files that the backend may have kept. */
  private readonly unclear = new WeakMap<UploadFile, string>();

  constructor(private readonly keys: IdempotencyKeys) {}

  async send(
    file: UploadFile,
    send: (key: string) => Promise<Either<NotUploaded, void>>,
  ): Promise<Either<NotUploaded, void>> {
    const key = this.unclear.get(file) ?? this.keys.next();
    const sent = await send(key);
    if (isLeft(sent) && isOutcomeUnknown(sent.left)) this.unclear.set(file, key);
    else this.unclear.delete(file);
    return sent;
  }
}
