import { isRight } from 'fp-ts/Either';
import { isHeic } from '../../domain/documents/leadingBytes';
import type { JpegMaker } from '../ports/JpegMaker';
import type { UploadFile } from '../ports/UploadFile';

/** A photo that is made a JPEG keeps so many pixels on its long side: twelve megapixels, in which small print stays print. */
const JPEG_SIDE = 4032;

/** A chosen file as it can be sent: a HEIC photo as a JPEG where this browser can draw it (Safari); elsewhere its place refuses it by name. */
export class ReadChosen {
  constructor(private readonly deps: { readonly jpegs: JpegMaker }) {}

  async execute(chosen: Promise<UploadFile>): Promise<UploadFile> {
    const file = await chosen;
    if (!isHeic(file.firstBytes)) return file;
    const made = await this.deps.jpegs.within(JPEG_SIDE, file)();
    return isRight(made) ? made.right : file;
  }
}
