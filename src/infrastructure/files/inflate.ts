/** Unpacks zlib data; rejects where it is damaged, or has more bytes than that when it is unpacked. */
export const inflate = async (packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array> => {
  const { readable, writable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  // What is wrong with the data is told to the reader too.
  writer.write(packed).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError('The data has too many bytes.');
    }
    parts.push(part.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};
