import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { pageLayoutOf, pixelsOf } from '../../domain/documents/pageLayout';
import {
  lowestScale,
  pagesThatFit,
  photoScales,
  type Scale,
  shareOf,
  startFit,
  withPicture,
} from '../../domain/documents/photoFit';
import { type Photo, turnedSides } from '../../domain/documents/photoList';
import type { PdfPage, PdfWriter } from '../ports/PdfWriter';
import type { PhotoDrawer, PhotoFile } from '../ports/PhotoDrawer';
import type { PhotoFault } from '../ports/photoFault';

/** Pictures in the order of their pages, and the largest PDF in bytes. */
export interface PhotoPdfWanted {
  readonly photos: readonly (Photo & PhotoFile)[];
  readonly maxBytes: number;
}

/** The pages do not fit even at the lowest legible scale; the first `pagesThatFit` of them would. */
interface PdfTooLarge {
  readonly kind: 'PdfTooLarge';
  readonly pagesThatFit: number;
}

/** A picture could not be drawn for its page. */
interface PageFault extends PhotoFault {
  readonly photoName: string;
}

export type PhotoPdfRefused = PdfTooLarge | PageFault | PhotoFault;

interface Making {
  readonly signal: AbortSignal;
  /** Reports the share of the pages that are drawn, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** How many of the pages fit, counted from the first. */
const firstPages = ({ maxBytes }: PhotoPdfWanted, pages: readonly PdfPage[]): number =>
  pagesThatFit(
    maxBytes,
    pages.map(({ jpeg }) => jpeg.length),
  );

/**
 * Makes one PDF of pictures, an A4 page each, of at most so many bytes: each picture is drawn at the best scale that fits
 * its share, and all at the lowest one if that is not enough; refused if even that is too large (CHECK-05).
 */
export class MakePhotoPdf {
  constructor(private readonly deps: { readonly drawer: PhotoDrawer; readonly writer: PdfWriter }) {}

  async execute(wanted: PhotoPdfWanted, making: Making): Promise<Either<PhotoPdfRefused, Uint8Array>> {
    const best = await this.pages(wanted, photoScales, making);
    if (isLeft(best)) return best;
    if (firstPages(wanted, best.right) === best.right.length) return this.write(wanted, best.right, making);
    const lowest = await this.pages(wanted, [lowestScale], making);
    if (isLeft(lowest)) return lowest;
    const fitting = firstPages(wanted, lowest.right);
    return fitting === lowest.right.length
      ? this.write(wanted, lowest.right, making)
      : left({ kind: 'PdfTooLarge', pagesThatFit: fitting });
  }

  private async write(
    { maxBytes }: PhotoPdfWanted,
    pages: readonly PdfPage[],
    { signal }: Making,
  ): Promise<Either<PhotoPdfRefused, Uint8Array>> {
    const pdf = await this.deps.writer.write(pages, signal)();
    if (isLeft(pdf) || pdf.right.length <= maxBytes) return pdf;
    return left({ kind: 'PdfTooLarge', pagesThatFit: pages.length - 1 });
  }

  private async pages(
    { photos, maxBytes }: PhotoPdfWanted,
    scales: readonly Scale[],
    making: Making,
  ): Promise<Either<PhotoPdfRefused, readonly PdfPage[]>> {
    const pages: PdfPage[] = [];
    let fit = startFit(maxBytes, photos.length);
    for (const photo of photos) {
      making.onProgress(pages.length / photos.length);
      const jpeg = await this.jpegWithin(shareOf(fit), { photo, scales, signal: making.signal });
      if (isLeft(jpeg)) return left({ ...jpeg.left, photoName: photo.name });
      fit = withPicture(fit, jpeg.right.length);
      pages.push({ layout: pageLayoutOf(turnedSides(photo)), jpeg: jpeg.right });
    }
    making.onProgress(1);
    return right(pages);
  }

  /** The picture at the first of the scales that fits into so many bytes, else at the last one. */
  private async jpegWithin(
    bytes: number,
    drawing: {
      readonly photo: Photo & PhotoFile;
      readonly scales: readonly Scale[];
      readonly signal: AbortSignal;
    },
  ): Promise<Either<PhotoFault, Uint8Array>> {
    const { photo, scales, signal } = drawing;
    let drawn: Either<PhotoFault, Uint8Array> = left({ kind: 'NotMade' });
    for (const { dotsPerInch, quality } of scales) {
      const pixels = pixelsOf(turnedSides(photo), dotsPerInch);
      drawn = await this.deps.drawer.draw(photo, { ...pixels, turns: photo.turns, quality }, signal)();
      if (isLeft(drawn) || drawn.right.length <= bytes) return drawn;
    }
    return drawn;
  }
}
