import type { Destination } from '../../domain/documents/destination';

/** A file the customer chose, as far as rules need it; the handle is for the adapter that sends it. */
export interface UploadFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Media type as the browser names it; '' when it does not know. */
  readonly type: string;
  /** The first LEADING_BYTES of the file, to tell what it really is. */
  readonly firstBytes: readonly number[];
  readonly handle: unknown;
  /** This device was asked to draw it as a picture, and could not. */
  readonly isUndrawable?: true;
}

/** A file and where it goes. */
export interface ChosenFile {
  readonly to: Destination;
  readonly file: UploadFile;
}

/** The share of the bytes that were sent, 0 to 1. */
export type UploadProgress = (share: number) => void;
