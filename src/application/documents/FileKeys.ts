import { type Either, isLeft } from 'fp-ts/Either';
import type { NotUploaded } from '../ports/FileGateway';
import { isOutcomeUnknown } from '../ports/outcomeUnknown';
import type { IdempotencyKeys } from '../ports/IdempotencyKeys';
import type { UploadFile } from '../ports/UploadFile';

/**
 * The keys of files that the backend may have kept. Outside the class, because each sign-in makes its own objects, and a
 * file that an ended session kept from being sent is sent in the next one.
 */
const unclear = new WeakMap<UploadFile, string>();

/** A file whose answer was lost is sent again under its key, so that the backend keeps it once (LINE-02). */
export class FileKeys {
  constructor(private readonly keys: IdempotencyKeys) {}

  async send(
    file: UploadFile,
    send: (key: string) => Promise<Either<NotUploaded, void>>,
  ): Promise<Either<NotUploaded, void>> {
    const key = unclear.get(file) ?? this.keys.next();
    const sent = await send(key);
    // A refused repetition says nothing about the call before it.
    if (!isLeft(sent)) unclear.delete(file);
    else if (isOutcomeUnknown(sent.left)) unclear.set(file, key);
    return sent;
  }
}
