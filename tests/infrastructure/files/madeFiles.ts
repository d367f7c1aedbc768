import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

/**
 * A file by its name and way of making, and what is told at each place: 'fine', the warnings, or the refusal. `drawn` says
 * whether a browser opens the picture; the journey of the golden files asks Chromium.
 */
export interface MadeFile {
  readonly name: string;
  readonly made: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly drawn?: boolean;
  readonly cabinet: string;
  readonly task: string;
}

const golden = (name: string): Buffer => readFileSync(`tests/data/files/${name}`);
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const png = golden('sharp.png');
const jpeg = golden('turn1.jpeg');
const pdf = golden('plain.pdf');
const workbook = golden('plain.xlsx');

// 720 by 960 pixels of a chequered board.
const webp = Buffer.from(
  'UklGRooAAABXRUJQVlA4TH4AAAAvz8LvAA/wGbPPmH3GbP7jAYwiSZLSez+RgBSkgTSkIIHnTZvYoCL6fwcLz1o9anfT46Buk6HFkzYPOpz0udtkAP2B8f/A+H9g/D8wSh8Y/w+M/wfG/wOj9IHx/8D4f2D8PzBKHxj/D4z/B8b/A6P0gfH/wPh/4J/AA+P/gQ0=',
  'base64',
);

/** Those bytes with others put in at an offset, in place of so many. */
const withBytes = (bytes: Buffer, at: number, put: Buffer | string, instead = 0): Buffer =>
  Buffer.concat([
    bytes.subarray(0, at),
    typeof put === 'string' ? latin(put) : put,
    bytes.subarray(at + instead),
  ]);

const tables = jpeg.indexOf(Buffer.of(0xff, 0xdb));
const scan = jpeg.indexOf(Buffer.of(0xff, 0xda));

const pngData = png.indexOf('IDAT') + 4;
const pngLength = png.readUInt32BE(pngData - 8);
const pngWith = (data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([
    png.subarray(0, pngData - 8),
    length,
    latin('IDAT'),
    data,
    png.subarray(pngData + pngLength),
  ]);
};

const pdfOf = (...objects: readonly string[]): Buffer =>
  latin(
    `%PDF-1.7\n${objects.map((text, index) => `${index + 1} 0 obj\n${text}\nendobj\n`).join('')}trailer\n<< /Root 1 0 R >>\n%%EOF\n`,
  );
const tree = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const withTrailer = (bytes: Buffer, entries: string): Buffer =>
  latin(bytes.toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R ${entries}`));

const packed = (text: string): string => {
  const data = deflateSync(latin(text)).toString('latin1');
  return `<< /Type /ObjStm /N 2 /First 12 /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`;
};

/** An OLE2 file whose directory has that entry. */
const ole2 = (entry: string): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(entry, 'utf16le'),
    Buffer.alloc(480),
  ]);

/** A zip of one stored file; the flag's first bit says that it is encrypted. */
const zip = (flag: number, name = 'a.txt'): Buffer => {
  const local = Buffer.alloc(30);
  local.write('PK\u0003\u0004', 'latin1');
  local.writeUInt16LE(flag, 6);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.write('PK\u0001\u0002', 'latin1');
  entry.writeUInt16LE(flag, 8);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length, 16);
  return Buffer.concat([local, latin(name), entry, latin(name), end]);
};

const utf16 = (text: string, isBig = false): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

const heic = Buffer.concat([Buffer.from('00000018', 'hex'), latin('ftypheic'), Buffer.alloc(40)]);
const avif = Buffer.concat([Buffer.from('00000018', 'hex'), latin('ftypavif'), Buffer.alloc(40)]);
const table = 'name,amount\r\nAsha,10\r\nRavi,20\r\n';
const hindi = 'नाम,राशि\r\nआशा,10\r\nरवि,20\r\n';

const TYPE = 'FileTypeRefused';
const OTHER = 'ContentDisagrees';

const given: readonly (readonly [
  name: string,
  made: string,
  bytes: Buffer,
  cabinet: string,
  task?: string,
  drawn?: boolean,
])[] = [
  // Pictures.
  ['sharp.png', 'as drawn', png, 'fine'],
  ['zeros.png', '4,000 zeros behind its end', Buffer.concat([png, Buffer.alloc(4000)]), 'fine'],
  ['cut.png', 'its last 300 bytes lost', png.subarray(0, -300), 'CutOff', 'CutOff', false],
  ['noEnd.png', 'its last 12 bytes lost', png.subarray(0, -12), 'CutOff', 'CutOff', false],
  [
    'garbage.png',
    'whole, but its data are words',
    pngWith(latin('no picture at all '.repeat(50))),
    'Unopenable',
    'Unopenable',
    false,
  ],
  [
    'half.png',
    'whole, with half of its data',
    pngWith(png.subarray(pngData, pngData + pngLength / 2)),
    'Unopenable',
    'Unopenable',
    false,
  ],
  [
    'turned.png',
    'forty bytes of its data changed',
    pngWith(withBytes(png.subarray(pngData, pngData + pngLength), 900, 'U'.repeat(40), 40)),
    'Unopenable',
    'Unopenable',
    false,
  ],
  ['photo.jpeg', 'as drawn', jpeg, 'fine'],
  ['photo.jpg', 'as drawn, under the other ending', jpeg, 'fine'],
  ['stray.jpg', "b[:i]+b'?>'+b[i:], i at the first FFDB", withBytes(jpeg, tables, '?>'), 'fine'],
  ['strayZero.jpg', 'four zeros before the first FFDB', withBytes(jpeg, tables, '\0\0\0\0'), 'fine'],
  ['strayScan.jpg', 'a line end before the scan', withBytes(jpeg, scan, '\r\n'), 'fine'],
  [
    'filled.jpg',
    'three bytes of FF before a segment',
    withBytes(jpeg, tables, Buffer.of(255, 255, 255)),
    'fine',
  ],
  ['film.jpg', 'a film behind its end', Buffer.concat([jpeg, Buffer.alloc(9000, 7)]), 'fine'],
  ['zeros.jpg', 'zeros behind its end', Buffer.concat([jpeg, Buffer.alloc(5000)]), 'fine'],
  ['cut.jpg', 'head -c 100000', jpeg.subarray(0, 100_000), 'CutOff', 'CutOff', false],
  ['header.jpg', 'cut within its tables', jpeg.subarray(0, tables + 20), 'CutOff', 'CutOff', false],
  [
    'strayCut.jpg',
    'stray bytes, and cut off',
    withBytes(jpeg, tables, '?>').subarray(0, 100_000),
    'CutOff',
    'CutOff',
    false,
  ],
  [
    'noScan.jpg',
    'stray bytes, and nothing after them',
    Buffer.concat([jpeg.subarray(0, tables), Buffer.alloc(3000, 7)]),
    'Unopenable',
    'Unopenable',
    false,
  ],
  ['whole.webp', 'drawn by a library', webp, 'fine', TYPE],
  ['cut.webp', 'its second half lost', webp.subarray(0, webp.length / 2), 'CutOff', TYPE, false],
  ['zeros.webp', 'zeros behind its end', Buffer.concat([webp, Buffer.alloc(3000)]), 'fine', TYPE],
  [
    'garbage.webp',
    'whole, but its data are zeros',
    withBytes(webp, 30, Buffer.alloc(100), 100),
    'Unopenable',
    TYPE,
    false,
  ],
  // Pictures under another ending.
  ['isWebp.jpg', 'a WEBP image', webp, `${OTHER} webp isWebp.webp`, `${OTHER} webp`],
  ['isPng.jpg', 'a PNG image', png, `${OTHER} png isPng.png`],
  ['isJpeg.png', 'a JPG image', jpeg, `${OTHER} jpeg isJpeg.jpg`],
  ['isAvif.jpg', 'an AVIF image', avif, `${OTHER} avif`],
  ['isGif.jpg', 'a GIF image', latin(`GIF89a${'\0'.repeat(40)}`), `${OTHER} gif`],
  ['isBmp.jpg', 'a BMP image', latin(`BM${'\0'.repeat(60)}`), `${OTHER} bmp`],
  ['isTiff.jpg', 'a TIFF image', latin(`II*\0${'\0'.repeat(60)}`), `${OTHER} tiff`],
  ['isHeic.jpg', 'a HEIC photo', heic, `${TYPE} heic`],
  ['isPdf.jpg', 'a PDF', pdf, `${OTHER} pdf isPdf.pdf`],
  ['isJpeg.pdf', 'a JPG image', jpeg, `${OTHER} jpeg isJpeg.jpg`],
  ['isText.jpg', 'words', latin('no picture'), OTHER],
  ['photo.heic', 'a HEIC photo', heic, `${TYPE} heic`],
  // PDFs.
  ['plain.pdf', 'as written by a library', pdf, 'fine'],
  ['mark.pdf', 'a byte order mark before it', golden('byteOrderMark.pdf'), 'fine'],
  ['zeros.pdf', 'kilobytes of zeros behind its end', Buffer.concat([pdf, Buffer.alloc(9000)]), 'fine'],
  [
    'page.pdf',
    'a web page of 5,000 bytes behind its end',
    Buffer.concat([pdf, latin(`<html>${'x'.repeat(5000)}</html>`)]),
    'fine',
  ],
  [
    'bytes.pdf',
    '40 kB of anything behind its end',
    Buffer.concat([pdf, Buffer.alloc(40_000, 'q!Z')]),
    'fine',
  ],
  ['cut.pdf', 'its last 900 bytes lost', pdf.subarray(0, -900), 'CutOff'],
  [
    'cutUpdate.pdf',
    'an update behind its end, which is cut off',
    Buffer.concat([pdf, latin(`9 0 obj\n<< /Length 9000 >>\nstream\n${'y'.repeat(5000)}`)]),
    'CutOff',
  ],
  ['noTree.pdf', 'a catalogue without pages', pdfOf('<< /Type /Catalog >>'), 'NoPages'],
  ['noObjects.pdf', 'objects, but no catalogue', pdfOf('<< /Length 0 >>'), 'NoPages'],
  ['lostTree.pdf', 'its tree of pages is not there', pdfOf(catalog), 'NoPages'],
  ['empty.pdf', 'no bytes', Buffer.alloc(0), 'FileEmpty'],
  ['noPages.pdf', 'a tree of none', golden('noPages.pdf'), 'NoPages'],
  ['onePage.pdf', 'a catalogue, a tree and a page', pdfOf(catalog, tree, page), 'fine'],
  ['header.pdf', 'the header and a line of words', latin('%PDF-1.7\nA statement.\n'), 'fine'],
  ['locked.pdf', 'opens with a password', golden('locked.pdf'), 'PasswordNeeded'],
  ['ownerLocked.pdf', "has an owner's password alone", golden('ownerLocked.pdf'), 'fine'],
  [
    'certificate.pdf',
    'encrypted for certificates',
    withTrailer(
      pdfOf(catalog, tree, page, '<< /Filter /Adobe.PubSec /SubFilter /adbe.pkcs7.s4 /V 2 /R 4 >>'),
      '/Encrypt 4 0 R',
    ),
    'OthersOnly',
  ],
  [
    'rights.pdf',
    "encrypted by a publisher's program",
    withTrailer(pdfOf(catalog, tree, page, '<</Filter/FOPN_foweb/V 1>>'), '/Encrypt 4 0 R'),
    'OthersOnly',
  ],
  [
    'signed.pdf',
    'signed, and not encrypted',
    pdfOf(catalog, tree, page, '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached >>'),
    'fine',
  ],
  [
    'decrypted.pdf',
    'its password removed, a packed object first',
    withTrailer(
      latin(
        pdfOf(catalog, tree, page)
          .toString('latin1')
          .replace('1 0 obj', `4 0 obj\n${packed('5 0 6 2 null null')}\nendobj\n1 0 obj`),
      ),
      '/Encrypt null',
    ),
    'fine',
  ],
  [
    'packed.pdf',
    'its tree packed with other objects',
    pdfOf('<< /Producer (x) >>', packed(`1 0 2 35    ${catalog}  ${tree}`)),
    'fine',
  ],
  // Workbooks, which the cabinet takes nowhere.
  ['plain.xlsx', 'as written by a library', workbook, TYPE, 'fine'],
  ['cut.xlsx', 'its directory lost', golden('cutOff.xlsx'), TYPE, 'CutOff'],
  ['locked.xlsx', 'saved with a password', ole2('EncryptedPackage'), TYPE, 'PasswordNeeded'],
  ['old.xlsx', 'an .xls under another name', ole2('Workbook'), TYPE, 'NoWorkbook'],
  ['older.xlsx', 'an .xls of 1995 under another name', ole2('Book'), TYPE, 'NoWorkbook'],
  ['word.xlsx', 'a .doc under another name', ole2('WordDocument'), TYPE, 'NoWorkbook'],
  ['old.xls', 'an older workbook', ole2('Workbook'), TYPE],
  // Zips, which tasks do not take.
  ['plain.zip', 'one stored file', zip(0), 'fine', TYPE],
  ['locked.zip', 'one file with a password', zip(1), 'PasswordNeeded', TYPE],
  ['strong.zip', 'one file with strong encryption', zip(0x41), 'PasswordNeeded', TYPE],
  ['utf8.zip', 'a name in UTF-8', zip(0x800), 'fine', TYPE],
  ['cut.zip', 'its directory lost', zip(0).subarray(0, 60), 'CutOff', TYPE],
  ['none.zip', 'an empty archive', zip(0).subarray(-22), 'fine', TYPE],
  // Tables, which tasks do not take.
  ['plain.csv', 'UTF-8', Buffer.from(table), 'fine', TYPE],
  ['mark.csv', 'UTF-8 with its mark', Buffer.from(`\uFEFF${hindi}`), 'fine', TYPE],
  ['dos.csv', 'a DOS end mark (1A) behind it', latin(`${table}\u001A`), 'fine', TYPE],
  ['dosFilled.csv', 'a record of DOS end marks', latin(`${table}${'\u001A'.repeat(40)}`), 'fine', TYPE],
  ['little.csv', 'UTF-16 with its mark', utf16(`\uFEFF${hindi}`), 'fine', TYPE],
  ['big.csv', 'big-endian UTF-16 with its mark', utf16(`\uFEFF${hindi}`, true), 'fine', TYPE],
  ['littleBare.csv', 'UTF-16 without a mark', utf16(table), 'fine', TYPE],
  ['bigBare.csv', 'big-endian UTF-16 without a mark', utf16(table, true), 'fine', TYPE],
  ['hindiBare.csv', 'Hindi in UTF-16 without a mark', utf16(hindi), 'fine', TYPE],
  ['latin.csv', 'Windows-1252', latin('name,amount\r\nJos\u00E9,10\r\n'), 'fine', TYPE],
  ['isZip.csv', 'a zip', zip(0), OTHER, TYPE],
  ['binary.csv', 'numbers of 32 bits', Buffer.from(Uint32Array.of(1, 2, 300, 7, 9).buffer), OTHER, TYPE],
  ['ended.csv', 'a DOS end mark in its midst', latin(`a,b\u001Ac,d\r\n`), OTHER, TYPE],
];

export const madeFiles: readonly MadeFile[] = given.map(
  ([name, made, bytes, cabinet, task = cabinet, drawn = true]) => ({
    name,
    made,
    bytes: Uint8Array.from(bytes),
    drawn,
    cabinet,
    task,
  }),
);
