/** How closely a picture is drawn: dots per inch on its page, and the quality of its JPEG, 0 to 1. */
export interface Scale {
  readonly dotsPerInch: number;
  readonly quality: number;
}

/**
 * The least that is drawn: at 150 dots per inch the small print of a form, 8 points, is 16 pixels high and can be read;
 * a PDF that is too large even so is refused (CHECK-05).
 */
export const lowestScale: Scale = { dotsPerInch: 150, quality: 0.5 };

/** The ways to draw a picture, best first: the quality goes down before the pixels. */
export const photoScales: readonly Scale[] = [
  { dotsPerInch: 240, quality: 0.85 },
  { dotsPerInch: 240, quality: 0.72 },
  { dotsPerInch: 240, quality: 0.6 },
  { dotsPerInch: 200, quality: 0.6 },
  { dotsPerInch: 170, quality: 0.55 },
  lowestScale,
];

/** Bytes that a PDF takes besides its pictures: once, and for each page. */
const DOCUMENT_BYTES = 4096;
const PAGE_BYTES = 1024;

/** How far the pages of a PDF have come: bytes that the pictures may still take, and pages without a picture. */
export interface Fit {
  readonly bytesLeft: number;
  readonly pagesLeft: number;
}

/** The room for so many pages in a PDF of at most so many bytes. */
export const startFit = (maxBytes: number, pages: number): Fit => ({
  bytesLeft: maxBytes - DOCUMENT_BYTES - pages * PAGE_BYTES,
  pagesLeft: pages,
});

/** The bytes that the next picture may take: an equal share, so that what one leaves goes to those after it. */
export const shareOf = ({ bytesLeft, pagesLeft }: Fit): number => Math.floor(bytesLeft / pagesLeft);

/** The room that is left after a picture of so many bytes. */
export const withPicture = ({ bytesLeft, pagesLeft }: Fit, bytes: number): Fit => ({
  bytesLeft: bytesLeft - bytes,
  pagesLeft: pagesLeft - 1,
});

/** How many pages of these sizes in bytes, the first ones, fit into a PDF of at most so many bytes. */
export const pagesThatFit = (maxBytes: number, pictures: readonly number[]): number => {
  let bytes = DOCUMENT_BYTES;
  const over = pictures.findIndex((picture) => {
    bytes += PAGE_BYTES + picture;
    return bytes > maxBytes;
  });
  return over === -1 ? pictures.length : over;
};
