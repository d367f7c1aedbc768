import { isNone, none, type Option, some } from 'fp-ts/Option';
import type { PictureFacts, PictureLook } from '../../domain/documents/fileFacts';
import { GreyReducer } from './greyPicture';
import { lookOf } from './pictureLook';
import { type PictureKind, pictureSizeOf } from './pictureSize';

/** A picture of more pixels is not drawn, since drawing takes four bytes of each: 200 MB. */
const MAX_DRAWN_PIXELS = 50_000_000;

/** Rows that are read at once: 4 MB of a 12-megapixel photograph. */
const ROWS_AT_ONCE = 256;

const lookOfBitmap = (bitmap: ImageBitmap): Option<PictureLook> => {
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, Math.min(ROWS_AT_ONCE, height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return none;
  const reducer = new GreyReducer({ width, height });
  for (let top = 0; top < height; top += ROWS_AT_ONCE) {
    const rows = Math.min(ROWS_AT_ONCE, height - top);
    // What is transparent is shown on white.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, rows);
    context.drawImage(bitmap, 0, -top);
    reducer.add(context.getImageData(0, 0, width, rows).data);
  }
  return some(lookOf(reducer.picture()));
};

const drawnFacts = async (blob: Blob): Promise<PictureFacts> => {
  const bitmap = await createImageBitmap(blob);
  try {
    return { width: bitmap.width, height: bitmap.height, look: lookOfBitmap(bitmap) };
  } finally {
    bitmap.close();
  }
};

/** Size and look of a picture; none of one whose header cannot be read, no look of one that cannot be drawn. */
export const pictureFactsOf = async (
  kind: PictureKind,
  blob: Blob,
  bytes: Uint8Array,
): Promise<Option<PictureFacts>> => {
  const size = pictureSizeOf(kind, bytes);
  if (isNone(size)) return none;
  const undrawn: PictureFacts = { ...size.value, look: none };
  if (undrawn.width * undrawn.height > MAX_DRAWN_PIXELS) return some(undrawn);
  try {
    return some(await drawnFacts(blob));
  } catch {
    return some(undrawn);
  }
};
