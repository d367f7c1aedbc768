/** The bytes of a text of single-byte letters. */
export const bytesOf = (text: string): readonly number[] =>
  Array.from(text, (letter) => letter.charCodeAt(0));

const isAt = (bytes: Uint8Array, wanted: readonly number[], offset: number): boolean => {
  let length = 0;
  while (length < wanted.length && bytes[offset + length] === wanted[length]) length += 1;
  return length === wanted.length;
};

/** Where the wanted bytes first stand at or after that offset; -1 where they do not. */
export const offsetOf = (bytes: Uint8Array, wanted: readonly number[], from = 0): number => {
  const [first = 0] = wanted;
  let at = bytes.indexOf(first, from);
  while (at !== -1 && !isAt(bytes, wanted, at)) at = bytes.indexOf(first, at + 1);
  return at;
};

/** Where the wanted bytes stand last; -1 where they do not. */
export const lastOffsetOf = (bytes: Uint8Array, wanted: readonly number[]): number => {
  const [first = 0] = wanted;
  let at = bytes.lastIndexOf(first);
  while (at > 0 && !isAt(bytes, wanted, at)) at = bytes.lastIndexOf(first, at - 1);
  return at === -1 || isAt(bytes, wanted, at) ? at : -1;
};

/** Whether the wanted bytes stand among the last ones of that number. */
export const endsWithin = (bytes: Uint8Array, wanted: readonly number[], last: number): boolean =>
  offsetOf(bytes, wanted, Math.max(0, bytes.length - last)) !== -1;
