import type { TaskEither } from 'fp-ts/TaskEither';
import type { PageLayout } from '../../domain/documents/pageLayout';
import type { PhotoFault } from './photoFault';

/** A page with one picture. */
export interface PdfPage {
  readonly layout: PageLayout;
  readonly jpeg: Uint8Array;
}

export abstract class PdfWriter {
  /** The bytes of a PDF of these pages; it takes the pictures' bytes over, so that they stand in memory once. */
  abstract write(pages: readonly PdfPage[], signal: AbortSignal): TaskEither<PhotoFault, Uint8Array>;
}
