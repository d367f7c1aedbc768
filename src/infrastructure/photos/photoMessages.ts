import type { PdfPage } from '../../application/ports/PdfWriter';
import type { PhotoDrawing } from '../../application/ports/PhotoDrawer';

/** What the page asks of the worker; the key is the same for the same picture only. */
export type PhotoTask =
  | { readonly kind: 'look'; readonly photo: Blob }
  | { readonly kind: 'draw'; readonly photo: Blob; readonly key: number; readonly drawing: PhotoDrawing }
  | { readonly kind: 'write'; readonly pages: readonly PdfPage[] };

export interface PhotoRequest {
  readonly id: number;
  readonly task: PhotoTask;
}

/** The worker's response to the request of that id: a look, or the bytes of a JPEG or PDF, or that it failed. */
export interface PhotoResponse {
  readonly id: number;
  readonly result: unknown;
  readonly isFailed: boolean;
}
