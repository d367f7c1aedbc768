import { crc32 } from 'node:zlib';

const ENTRIES: readonly (readonly [string, string])[] = [
  ['[Content_Types].xml', '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'],
  ['xl/workbook.xml', '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>'],
];

/** What the local and the central header of an entry share, from the version on: stored, without a date. */
const headerOf = (name: string, text: Buffer): Buffer => {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(33, 8);
  header.writeUInt32LE(crc32(text), 10);
  header.writeUInt32LE(text.length, 14);
  header.writeUInt32LE(text.length, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
};

const centralOf = (name: string, header: Buffer, offset: number): Buffer => {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), header, rest, Buffer.from(name)]);
};

/** A workbook as a zip of two stored parts. */
export const plainWorkbook = (): Buffer => {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  for (const [name, content] of ENTRIES) {
    const text = Buffer.from(content);
    const header = headerOf(name, text);
    centrals.push(centralOf(name, header, Buffer.concat(locals).length));
    locals.push(Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), header, Buffer.from(name), text]));
  }
  const body = Buffer.concat(locals);
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(ENTRIES.length, 8);
  end.writeUInt16LE(ENTRIES.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, directory, end]);
};

/** How a workbook with a password begins: an OLE2 file whose directory names the encrypted package. */
export const lockedWorkbook = (): Buffer => {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  const directory = Buffer.alloc(512);
  directory.write('EncryptedPackage', 'utf16le');
  return Buffer.concat([header, directory]);
};
