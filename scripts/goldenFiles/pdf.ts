import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
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

const stream = (id: number, entries: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`${id} 0 obj\n<< ${entries} /Filter /FlateDecode /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ]);

/** A row of the table of objects: in the file at that offset, or packed at that place. */
const entry = (kind: 0 | 1 | 2, first: number, second: number): readonly number[] => [
  kind,
  first >> 8,
  first & 0xff,
  second,
];

/** A PDF of that many empty pages, whose tree of pages is packed, as most programs write it since version 1.5. */
export const packedPdf = (pages: number): Buffer => {
  const leaves = Array.from({ length: pages }, (_, index) => index + 3);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${leaves.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages} >>`,
    ...leaves.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
  ];
  const offsets = objects.map(
    (_, index) => objects.slice(0, index).join('\n').length + (index === 0 ? 0 : 1),
  );
  const index = `${offsets.map((offset, place) => `${place + 1} ${offset}`).join(' ')}\n`;
  const [packedId, tableId] = [objects.length + 1, objects.length + 2];
  const header = Buffer.from('%PDF-1.5\n%\u00E2\u00E3\n', 'latin1');
  const packed = stream(
    packedId,
    `/Type /ObjStm /N ${objects.length} /First ${index.length}`,
    deflateSync(Buffer.from(index + objects.join('\n'))),
  );
  const tableAt = header.length + packed.length;
  const rows = [
    entry(0, 0, 255),
    ...objects.map((_, place) => entry(2, packedId, place)),
    entry(1, header.length, 0),
    entry(1, tableAt, 0),
  ];
  const table = stream(
    tableId,
    `/Type /XRef /Size ${rows.length} /W [1 2 1] /Root 1 0 R`,
    deflateSync(Buffer.from(rows.flat())),
  );
  return Buffer.concat([header, packed, table, Buffer.from(`startxref\n${tableAt}\n%%EOF\n`)]);
};
