import { randomBytes } from 'node:crypto';
import PdfKit from 'pdfkit';

/** Passwords of a PDF of version 1.4, whose encryption gives the same bytes each time. */
interface Lock {
  readonly userPassword?: string;
  readonly ownerPassword?: string;
}

const LARGE_BYTES = 19_900_000;

const madePdf = (lock: Lock, write: (document: PDFKit.PDFDocument) => void): Promise<Buffer> =>
  new Promise((resolve) => {
    const document = new PdfKit({ pdfVersion: '1.4', info: { CreationDate: new Date(0) }, ...lock });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.text('Statement of account').addPage().text('Closing balance');
    write(document);
    document.end();
  });

/** A PDF of two pages, the same bytes each time. */
export const pdfOf = (lock: Lock = {}): Promise<Buffer> => madePdf(lock, () => undefined);

/** The same with an attachment that cannot be packed, so that it has almost 20 MB. */
export const largePdf = (lock: Lock = {}): Promise<Buffer> =>
  madePdf(lock, (document) => document.file(randomBytes(LARGE_BYTES), { name: 'scan.bin' }));
