import { type Either, isLeft, left, map, right } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { JpegMaker } from '../../application/ports/JpegMaker';
import type { PhotoDrawer } from '../../application/ports/PhotoDrawer';
import type { PhotoFault } from '../../application/ports/photoFault';
import type { UploadFile } from '../../application/ports/UploadFile';
import { isHeic } from '../../domain/documents/leadingBytes';
import { LEADING_BYTES } from '../../domain/documents/limits';

/** Print stays sharp at this quality, and twelve megapixels take a few MB. */
const QUALITY = 0.9;

const TYPE = 'image/jpeg';

const jpegFile = (bytes: Uint8Array, { name }: UploadFile): UploadFile => {
  const jpegName = `${name.replace(/\.[^.]*$/, '')}.jpg`;
  const handle = new File([new Uint8Array(bytes)], jpegName, { type: TYPE });
  return {
    name: jpegName,
    size: bytes.length,
    type: TYPE,
    firstBytes: Array.from(bytes.subarray(0, LEADING_BYTES)),
    handle,
  };
};

/** The code that draws is loaded with the first picture; each picture has a drawer of its own, which leaves no memory taken. */
export class DrawnJpegs implements JpegMaker {
  constructor(private readonly deps: { readonly load: () => Promise<PhotoDrawer> }) {}

  within(longSide: number, file: UploadFile): TaskEither<PhotoFault, UploadFile> {
    return async () => {
      const drawer = await this.deps.load().catch(() => undefined);
      if (drawer === undefined) return left({ kind: 'Unreachable' });
      try {
        return await this.drawn(drawer, longSide, file);
      } finally {
        drawer.release();
      }
    };
  }

  private async drawn(
    drawer: PhotoDrawer,
    longSide: number,
    file: UploadFile,
  ): Promise<Either<PhotoFault, UploadFile>> {
    const { signal } = new AbortController();
    const look = await drawer.look(file, signal)();
    if (isLeft(look)) return look;
    const { width, height } = look.right;
    const share = Math.min(1, longSide / Math.max(width, height));
    if (share === 1 && !isHeic(file.firstBytes)) return right(file);
    const side = (pixels: number): number => Math.max(1, Math.round(pixels * share));
    const drawing = { width: side(width), height: side(height), turns: 0, quality: QUALITY } as const;
    return map((bytes: Uint8Array) => jpegFile(bytes, file))(await drawer.draw(file, drawing, signal)());
  }
}
