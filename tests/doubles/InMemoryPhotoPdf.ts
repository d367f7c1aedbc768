import { left, right } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { PdfPage, PdfWriter } from '../../src/application/ports/PdfWriter';
import type {
  PhotoDrawer,
  PhotoDrawing,
  PhotoFile,
  PhotoLook,
} from '../../src/application/ports/PhotoDrawer';
import type { PhotoFault } from '../../src/application/ports/photoFault';
import { cancelledAt } from './unlessCancelled';

/** Bytes of a double's PDF besides its pictures. */
const FRAME = 1000;

/** Draws pictures as so many zero bytes; a PDF is as long as its pages and a frame, and zero but for its beginning. */
export class InMemoryPhotoPdf implements PhotoDrawer, PdfWriter {
  /** The upright sides of each picture by its handle; a handle that is not here is no picture. */
  readonly sides = new Map<unknown, { readonly width: number; readonly height: number }>();
  /** Bytes of a drawn pixel at full quality. */
  bytesPerPixel = 0.2;
  /** How a PDF begins. */
  beginning = '';
  fault: PhotoFault | undefined = undefined;
  /** Every call waits for this. */
  gate: Promise<void> = Promise.resolve();
  readonly drawings: PhotoDrawing[] = [];
  readonly written: (readonly PdfPage[])[] = [];
  preparations = 0;
  releases = 0;

  prepare(): void {
    this.preparations += 1;
  }

  look({ handle }: PhotoFile, signal: AbortSignal): TaskEither<PhotoFault, PhotoLook> {
    return this.unlessFault(signal, () => {
      const sides = this.sides.get(handle);
      return sides === undefined ? undefined : { ...sides, thumbnail: new Uint8Array(3) };
    });
  }

  draw(
    { handle }: PhotoFile,
    drawing: PhotoDrawing,
    signal: AbortSignal,
  ): TaskEither<PhotoFault, Uint8Array> {
    return this.unlessFault(signal, () => {
      if (!this.sides.has(handle)) return undefined;
      this.drawings.push(drawing);
      const { width, height, quality } = drawing;
      return new Uint8Array(Math.round(width * height * quality * this.bytesPerPixel));
    });
  }

  write(pages: readonly PdfPage[], signal: AbortSignal): TaskEither<PhotoFault, Uint8Array> {
    return this.unlessFault(signal, () => {
      this.written.push(pages);
      const pdf = new Uint8Array(pages.reduce((sum, { jpeg }) => sum + jpeg.length, FRAME));
      pdf.set(new TextEncoder().encode(this.beginning));
      return pdf;
    });
  }

  release(): void {
    this.releases += 1;
  }

  private unlessFault<A>(signal: AbortSignal, call: () => A | undefined): TaskEither<PhotoFault, A> {
    return async () => {
      if (await cancelledAt(this.gate, signal)) return left({ kind: 'Cancelled' });
      if (this.fault !== undefined) return left(this.fault);
      const result = call();
      return result === undefined ? left({ kind: 'Unreadable' }) : right(result);
    };
  }
}
