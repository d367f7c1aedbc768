import { isNone, none, type Option, some } from 'fp-ts/Option';
import type { PictureFacts, PictureLook } from '../../domain/documents/fileFacts';
import { GreyReducer } from './greyPicture';
import { lookOf } from './pictureLook';
import { type PictureKind, type PictureSize, pictureSizeOf } from './pictureSize';

/** A picture of more pixels is not drawn, since drawing takes four bytes of each: 200 MB. */
const MAX_DRAWN_PIXELS = 50_000_000;

/** Rows that are read at once: 4 MB of a 12-megapixel photograph. */
const ROWS_AT_ONCE = 256;

/** The long side in pixels to which a larger JPEG is reduced while it is decoded, which takes a fraction of the memory. */
const REDUCED_SIDE = 2000;

const lookDrawnFrom = (
  source: ImageBitmap | VideoFrame,
  { width, height }: PictureSize,
): Option<PictureLook> => {
  const canvas = new OffscreenCanvas(width, Math.min(ROWS_AT_ONCE, height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return none;
  const reducer = new GreyReducer({ width, height });
  for (let top = 0; top < height; top += ROWS_AT_ONCE) {
    const rows = Math.min(ROWS_AT_ONCE, height - top);
    // What is transparent is shown on white.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, rows);
    context.drawImage(source, 0, -top);
    reducer.add(context.getImageData(0, 0, width, rows).data);
  }
  return some(lookOf(reducer.picture()));
};

const drawnFacts = async (blob: Blob): Promise<PictureFacts> => {
  const bitmap = await createImageBitmap(blob);
  try {
    const { width, height } = bitmap;
    return { width, height, look: lookDrawnFrom(bitmap, { width, height }) };
  } finally {
    bitmap.close();
  }
};

/** The look of a JPEG that is too large to draw, where the browser has a decoder that reduces. */
const reducedLook = async (
  size: PictureSize,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Option<PictureLook>> => {
  if (typeof ImageDecoder === 'undefined') return none;
  const share = REDUCED_SIDE / Math.max(size.width, size.height);
  const decoder = new ImageDecoder({
    data: bytes,
    type: 'image/jpeg',
    desiredWidth: Math.ceil(size.width * share),
    desiredHeight: Math.ceil(size.height * share),
  });
  try {
    const { image } = await decoder.decode();
    const look = lookDrawnFrom(image, { width: image.displayWidth, height: image.displayHeight });
    image.close();
    return look;
  } finally {
    decoder.close();
  }
};

/** What is known of a picture, and whether this device failed to open it. */
export interface MeasuredPicture {
  readonly picture: Option<PictureFacts>;
  readonly isUnopenable: boolean;
}

/** Size and look of a picture; none of one that has no header, no look of one that cannot be drawn. */
export const measurePicture = async (
  kind: PictureKind,
  blob: Blob,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<MeasuredPicture> => {
  const size = pictureSizeOf(kind, bytes);
  if (isNone(size)) return { picture: none, isUnopenable: true };
  const undrawn: PictureFacts = { ...size.value, look: none };
  try {
    const isLarge = undrawn.width * undrawn.height > MAX_DRAWN_PIXELS;
    if (!isLarge) return { picture: some(await drawnFacts(blob)), isUnopenable: false };
    const look = kind === 'jpeg' ? await reducedLook(undrawn, bytes) : none;
    return { picture: some({ ...undrawn, look }), isUnopenable: false };
  } catch {
    return { picture: some(undrawn), isUnopenable: typeof createImageBitmap === 'function' };
  }
};
