import type { IdempotencyKeys } from '../ports/IdempotencyKeys';
import type { UploadFile } from '../ports/UploadFile';
import { UnclearWrites } from '../waiting/UnclearWrites';

/**
 * The keys of files that the backend may have kept. Shared by all objects, because each sign-in makes its own, and a file
 * that an ended session kept from being sent is sent in the next one.
 */
const unclear = new WeakMap<UploadFile, string>();

/** The uploads of files, each of which the backend keeps once. */
export const fileWrites = (keys: IdempotencyKeys): UnclearWrites<UploadFile> =>
  new UnclearWrites({ keys, unclear });
