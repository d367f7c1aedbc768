import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import type { PdfPage } from '../../../src/application/ports/PdfWriter';
import { pageLayoutOf } from '../../../src/domain/documents/pageLayout';
import { pagesThatFit } from '../../../src/domain/documents/photoFit';
import { writePdf } from '../../../src/infrastructure/photos/writePdf';
import { aJpeg } from './aJpeg';

const pageOf = (width: number, height: number, filler = 0): PdfPage => ({
  layout: pageLayoutOf({ width, height }),
  jpeg: aJpeg(width, height, filler),
});

describe('the PDF of pictures', () => {
  it('has an A4 page for each, upright or on its side [CHECK-05]', async () => {
    const pdf = await PDFDocument.load(await writePdf([pageOf(30, 40), pageOf(40, 30), pageOf(9, 9)]));
    expect(pdf.getPages().map((page) => page.getSize())).toEqual([
      { width: 595.28, height: 841.89 },
      { width: 841.89, height: 595.28 },
      { width: 595.28, height: 841.89 },
    ]);
  });

  it('says nothing about who made it, with what or when', async () => {
    const pdf = await PDFDocument.load(await writePdf([pageOf(30, 40)]), { updateMetadata: false });
    expect([pdf.getProducer(), pdf.getCreator(), pdf.getAuthor(), pdf.getCreationDate()]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('takes no more besides its pictures than the rule reckons with, however many they are [CHECK-05]', async () => {
    const pages = Array.from({ length: 120 }, () => pageOf(3024, 4032, 500));
    const { length } = await writePdf(pages);
    const pictures = pages.map(({ jpeg }) => jpeg.length);
    expect(pagesThatFit(length, [...pictures, 1])).toBeLessThan(120);
    const { length: single } = await writePdf(pages.slice(0, 1));
    expect(pagesThatFit(single, pictures.slice(0, 1))).toBe(0);
  });
});
