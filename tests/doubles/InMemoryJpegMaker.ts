import { type Either, right } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { JpegMaker } from '../../src/application/ports/JpegMaker';
import type { PhotoFault } from '../../src/application/ports/photoFault';
import type { UploadFile } from '../../src/application/ports/UploadFile';

/** Gives each picture back as it is, as for a HEIC photo in a browser that draws none, unless told otherwise. */
export class InMemoryJpegMaker implements JpegMaker {
  made: Either<PhotoFault, UploadFile> | undefined = undefined;
  readonly asked: { readonly longSide: number; readonly file: UploadFile }[] = [];

  within(longSide: number, file: UploadFile): TaskEither<PhotoFault, UploadFile> {
    this.asked.push({ longSide, file });
    return () => Promise.resolve(this.made ?? right(file));
  }
}
