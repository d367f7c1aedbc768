import { none, type Option, some } from 'fp-ts/Option';
import type { FileKind } from '../../domain/documents/fileKind';
import { jpegSegmentsOf } from './jpegSegments';

/** In pixels, as stored: a turn in the file's EXIF data is not applied. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export type PictureKind = 'png' | 'jpeg' | 'webp';

/** As far as every header below is read. */
const HEADER_BYTES = 30;

const letters = new TextDecoder('latin1');

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const pngSize = (bytes: Uint8Array): PictureSize => {
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

const extendedWebpSize = (view: DataView): PictureSize => ({
  width: (view.getUint32(24, true) & 0xff_ff_ff) + 1,
  height: (view.getUint32(26, true) >>> 8) + 1,
});

const losslessWebpSize = (view: DataView): PictureSize => {
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
};

const lossyWebpSize = (view: DataView): PictureSize => ({
  width: view.getUint16(26, true) & 0x3f_ff,
  height: view.getUint16(28, true) & 0x3f_ff,
});

const webpSize = (bytes: Uint8Array): PictureSize => {
  const view = viewOf(bytes);
  const form = letters.decode(bytes.subarray(12, 16));
  if (form === 'VP8X') return extendedWebpSize(view);
  return form === 'VP8L' ? losslessWebpSize(view) : lossyWebpSize(view);
};

export const isPictureKind = (kind: FileKind): kind is PictureKind =>
  kind === 'png' || kind === 'jpeg' || kind === 'webp';

/** The size of a picture by its header, without drawing it; none where the header is incomplete. */
export const pictureSizeOf = (kind: PictureKind, bytes: Uint8Array): Option<PictureSize> => {
  if (bytes.length < HEADER_BYTES) return none;
  if (kind === 'jpeg') return jpegSegmentsOf(bytes).size;
  return some(kind === 'png' ? pngSize(bytes) : webpSize(bytes));
};
