/** The head of a colour JPEG of those sides, which is all that a PDF's writer reads of it; `filler` bytes stand for its picture. */
export const aJpeg = (width: number, height: number, filler = 0): Uint8Array => {
  const sides = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  const components = [1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0];
  const frame = [0xff, 0xc0, 0, 17, 8, ...sides, 3, ...components];
  return new Uint8Array([0xff, 0xd8, ...frame, ...new Uint8Array(filler).fill(7), 0xff, 0xd9]);
};
