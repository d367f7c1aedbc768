import type { TaskEither } from 'fp-ts/TaskEither';
import type { PhotoFault } from './photoFault';
import type { UploadFile } from './UploadFile';

/** Makes pictures that others can open, on the device. */
export abstract class JpegMaker {
  /**
   * The picture, upright, as a JPEG of at most that many pixels on its long side; the same file where it is no larger and
   * no HEIC photo. `Unreadable` for what this browser cannot draw.
   */
  abstract within(longSide: number, file: UploadFile): TaskEither<PhotoFault, UploadFile>;
}
