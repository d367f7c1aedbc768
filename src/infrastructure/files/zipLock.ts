import { bytesOf, lastOffsetOf } from './byteSearch';

const ENTRY = 0x02_01_4b_50;
const ENTRY_BYTES = 46;

/** Whether a file in a zip opens with a password only, by the zip's directory. */
export const hasLockedEntry = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = lastOffsetOf(bytes, bytesOf('PK\u0005\u0006'));
  if (end === -1 || end + 20 > bytes.length) return false;
  let at = view.getUint32(end + 16, true);
  while (at + ENTRY_BYTES <= end && view.getUint32(at, true) === ENTRY) {
    if ((view.getUint16(at + 8, true) & 1) === 1) return true;
    const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    at += lengths.reduce((sum, length) => sum + length, ENTRY_BYTES);
  }
  return false;
};
