import { crc32 } from 'node:zlib';

const DIRECTORY_ENTRY = 0x02_01_4b_50;
const LOCAL_ENTRY = 0x04_03_4b_50;
const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

interface Entry {
  readonly name: string;
  readonly content: Uint8Array;
  /** Where the next entry of the directory begins. */
  readonly next: number;
}

const entryAt = (zip: Buffer, at: number): Entry => {
  if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('no directory entry');
  const lengths = [28, 30, 32].map((place) => zip.readUInt16LE(at + place));
  const next = lengths.reduce((sum, length) => sum + length, at + 46);
  const local = zip.readUInt32LE(at + 42);
  if (zip.readUInt16LE(at + 10) !== 0) throw new Error('a file that is not stored as it is');
  if (zip.readUInt32LE(local) !== LOCAL_ENTRY) throw new Error('no file where the directory says');
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const content = zip.subarray(from, from + zip.readUInt32LE(at + 24));
  if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error('a wrong checksum');
  return { name: zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)), content, next };
};

/** The files of a zip that stores them as they are, by its directory; throws where a length or checksum is wrong. */
export const readZip = (bytes: Uint8Array): ReadonlyMap<string, Uint8Array> => {
  const zip = Buffer.from(bytes);
  const end = zip.lastIndexOf(END);
  if (end < 0) throw new Error('no zip');
  const files = new Map<string, Uint8Array>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const { name, content, next } = entryAt(zip, at);
    files.set(name, content);
    at = next;
  }
  return files;
};
