/** The turns that EXIF data can name: four by right angles, four of them mirrored. */
export const TURNS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The picture with a segment of EXIF data that says nothing but its turn. */
export const turnedPicture = (jpeg: Buffer, turn: number): Buffer => {
  const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\b\0\u0001', 'latin1');
  const entry = Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0]);
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exif.length + entry.length]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, entry, jpeg.subarray(2)]);
};
