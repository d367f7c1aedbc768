import type { TaskEither } from 'fp-ts/TaskEither';
import type { QuarterTurns, Sides } from '../../domain/documents/photoList';
import type { PhotoFault } from './photoFault';

/** A picture as the browser gave it; only the adapter knows what the handle is. */
export interface PhotoFile {
  readonly handle: unknown;
}

/** What the list shows of a picture: its sides in pixels, upright as its camera says, and a small JPEG of it. */
export interface PhotoLook extends Sides {
  readonly thumbnail: Uint8Array;
}

/** How a page's picture is drawn: turned, in so many pixels after its turns, as a JPEG of that quality, 0 to 1. */
export interface PhotoDrawing extends Sides {
  readonly turns: QuarterTurns;
  readonly quality: number;
}

/** Draws pictures without holding up the page, one in memory at a time (CHECK-05). */
export abstract class PhotoDrawer {
  /** Fetches the code that draws and writes, so that it is there when the connection is gone. */
  abstract prepare(): void;
  /** Reads a picture; `Unreadable` for anything else than a picture that this browser can draw. */
  abstract look(photo: PhotoFile, signal: AbortSignal): TaskEither<PhotoFault, PhotoLook>;
  /** A JPEG of the picture, upright as its camera says and then turned, without what the camera noted in it. */
  abstract draw(
    photo: PhotoFile,
    drawing: PhotoDrawing,
    signal: AbortSignal,
  ): TaskEither<PhotoFault, Uint8Array>;
  /** Frees what drawing has taken; a later call takes it again. */
  abstract release(): void;
}
