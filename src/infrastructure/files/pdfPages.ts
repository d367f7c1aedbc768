import { isSome, none, type Option, some } from 'fp-ts/Option';
import { bytesOf, offsetOf } from './byteSearch';
import { inflate } from './inflate';

/** Unpacked bytes that are searched at most; a file of more says nothing about its pages. */
const MOST_UNPACKED = 32_000_000;

const LESS = 0x3c;
const GREATER = 0x3e;

const letters = new TextDecoder('latin1');

const offsetsOf = (bytes: Uint8Array, wanted: string): readonly number[] => {
  const name = bytesOf(wanted);
  const found: number[] = [];
  for (let at = offsetOf(bytes, name); at !== -1; at = offsetOf(bytes, name, at + 1)) found.push(at);
  return found;
};

/** Where the dictionary around a place begins (step -1) or ends (step 1): at its own brackets, not at those within it. */
const edgeOf = (bytes: Uint8Array, from: number, step: 1 | -1): number => {
  const [outer, inner] = step === 1 ? [GREATER, LESS] : [LESS, GREATER];
  let depth = 0;
  for (let at = from; at >= 0 && at < bytes.length; at += step) {
    const byte = bytes[at];
    if (byte !== bytes[at + step] || (byte !== outer && byte !== inner)) continue;
    at += step;
    if (byte === inner) depth += 1;
    else if (depth === 0) return at;
    else depth -= 1;
  }
  return -1;
};

interface Dictionary {
  readonly text: string;
  readonly end: number;
}

const dictionaryAround = (bytes: Uint8Array, at: number): Option<Dictionary> => {
  const start = edgeOf(bytes, at, -1);
  const end = edgeOf(bytes, at, 1) + 1;
  return start === -1 || end === 0 ? none : some({ text: letters.decode(bytes.subarray(start, end)), end });
};

/** The pages below the root of the tree of pages, if it stands around that place; a part of the tree names its parent. */
const pagesAt = (bytes: Uint8Array, at: number): Option<number> => {
  const found = dictionaryAround(bytes, at);
  if (!isSome(found)) return none;
  const { text } = found.value;
  if (!/\/Type\s*\/Pages\b/.test(text) || /\/Parent\b/.test(text)) return none;
  const count = Number(/\/Count\s+(\d+)/.exec(text)?.[1] ?? 0);
  // A tree that says 0 and has branches all the same is believed in neither.
  return count > 0 || /\/Kids\s*\[\s*\]/.test(text) ? some(count) : none;
};

const lastPagesIn = (bytes: Uint8Array): Option<number> => {
  for (const at of [...offsetsOf(bytes, '/Pages')].reverse()) {
    const pages = pagesAt(bytes, at);
    if (isSome(pages)) return pages;
  }
  return none;
};

/** The packed bytes of the stream whose dictionary stands around that place. */
const streamAt = (bytes: Uint8Array<ArrayBuffer>, at: number): Option<Uint8Array<ArrayBuffer>> => {
  const found = dictionaryAround(bytes, at);
  if (!isSome(found) || !/\/Filter\s*\[?\s*\/FlateDecode/.test(found.value.text)) return none;
  const { text, end } = found.value;
  const begin = /^\s*stream\r?\n/.exec(letters.decode(bytes.subarray(end, end + 40)));
  const length = /\/Length\s+(\d+)(?!\s+\d+\s+R|\d)/.exec(text);
  if (begin === null || length === null) return none;
  const start = end + begin[0].length;
  return some(bytes.subarray(start, start + Number(length[1])));
};

/**
 * How many pages a PDF has, by its newest tree of pages: it stands in the file as it is, or packed together with other
 * objects. None where it is not found, as in a file of which a part is missing or which is encrypted as a whole. It is the
 * portal's own reader, since a library for this has 245 kB and reads the whole document.
 */
export const pdfPagesOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<Option<number>> => {
  const plain = offsetsOf(bytes, '/Pages').map((at) => ({ at, isPacked: false }));
  const packed = offsetsOf(bytes, '/ObjStm').map((at) => ({ at, isPacked: true }));
  let left = MOST_UNPACKED;
  for (const { at, isPacked } of [...plain, ...packed].sort((one, other) => other.at - one.at)) {
    const stream = isPacked ? streamAt(bytes, at) : none;
    const unpacked = isSome(stream) ? await inflate(stream.value, left) : new Uint8Array();
    left -= unpacked.length;
    const pages = isPacked ? lastPagesIn(unpacked) : pagesAt(bytes, at);
    if (isSome(pages)) return pages;
  }
  return none;
};
