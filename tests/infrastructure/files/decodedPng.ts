import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** Red, green, blue and opacity of a golden picture, which is a PNG of unfiltered grey in one piece. */
export const decodedPng = (file: string) => {
  const bytes = readFileSync(file);
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const start = bytes.indexOf('IDAT') + 4;
  const rows = inflateSync(bytes.subarray(start, start + bytes.readUInt32BE(start - 8)));
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const grey = rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] ?? 0;
    pixels.set([grey, grey, grey, 255], at * 4);
  }
  return { width, height, pixels };
};
