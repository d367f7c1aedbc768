import { PDFDocument } from '@cantoo/pdf-lib';
import type { PdfPage } from '../../application/ports/PdfWriter';

/** The bytes of a PDF of these pages, with nothing in it about who made it or when. */
export const writePdf = async (pages: readonly PdfPage[]): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  for (const { layout, jpeg } of pages) {
    const picture = await pdf.embedJpg(jpeg);
    pdf.addPage([layout.page.width, layout.page.height]).drawImage(picture, layout.picture);
  }
  // Without object streams also programs of before PDF 1.5 read it, and the pictures are packed already.
  return pdf.save({ useObjectStreams: false });
};
