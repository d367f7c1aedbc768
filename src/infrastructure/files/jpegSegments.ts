import { none, type Option, some } from 'fp-ts/Option';

const MARKER = 0xff;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** What the segments of a JPEG say: its size in pixels as stored, and whether its end is missing. */
export interface JpegSegments {
  readonly size: Option<{ readonly width: number; readonly height: number }>;
  readonly isCutOff: boolean;
}

/** SOF0 to SOF15 hold the size; C4, C8 and CC among them are other segments. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Within the compressed picture a marker's first byte is always followed by zero, so the end is found by its two bytes. */
const endsAfter = (bytes: Uint8Array, from: number): boolean => {
  let at = bytes.indexOf(MARKER, from);
  while (at !== -1 && bytes[at + 1] !== END_OF_IMAGE) at = bytes.indexOf(MARKER, at + 1);
  return at !== -1;
};

/** Markers without a length: the temporary one, the restarts, begin and end. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= END_OF_IMAGE);

/**
 * Reads the segments up to the picture itself; a thumbnail in them has an end of its own, which does not count. Bytes that
 * stand between segments are passed over, as readers do; where nothing follows them the end is not said to be missing.
 */
export const jpegSegmentsOf = (bytes: Uint8Array): JpegSegments => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size: JpegSegments['size'] = none;
  let at = 2;
  let isAstray = false;
  while (at !== -1 && at + 9 < bytes.length) {
    const marker = view.getUint8(at + 1);
    if (bytes[at] !== MARKER || marker === 0) {
      isAstray = true;
      at = bytes.indexOf(MARKER, at + 1);
      continue;
    }
    if (marker === START_OF_SCAN) return { size, isCutOff: !endsAfter(bytes, at) };
    if (isFrame(marker)) size = some({ width: view.getUint16(at + 7), height: view.getUint16(at + 5) });
    // A marker may be preceded by more bytes of its own first value.
    if (marker === MARKER) at += 1;
    else at += isAlone(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
  return { size, isCutOff: !isAstray };
};
