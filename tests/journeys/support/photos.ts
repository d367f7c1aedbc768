import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';

/** The colours of a drawn picture's corners: top left, top right, bottom right, bottom left. */
export type Corners = readonly [string, string, string, string];

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly corners: Corners;
}

export interface ChosenPicture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A JPEG as the browser writes it, with a colour in each quarter. */
export const jpegOf = async (page: Page, drawing: Drawing): Promise<Buffer> => {
  const text = await page.evaluate(async ({ width, height, corners }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is no canvas.');
    const places = [
      [0, 0],
      [width / 2, 0],
      [width / 2, height / 2],
      [0, height / 2],
    ] as const;
    places.forEach(([x, y], index) => {
      context.fillStyle = corners[index] ?? '';
      context.fillRect(x, y, width / 2, height / 2);
    });
    const blob = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, 'image/jpeg', 0.9));
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
    // As text, since a list of so many numbers takes longer than the drawing.
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, drawing);
  return Buffer.from(text, 'base64');
};

/** A JPEG with grain all over, as a camera in poor light takes it: several megabytes at twelve megapixels. */
export const grainyJpegOf = async (page: Page, sides: Omit<Drawing, 'corners'>): Promise<Buffer> => {
  const text = await page.evaluate(async ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is no canvas.');
    const image = context.createImageData(width, height);
    let seed = 1;
    for (let at = 0; at < image.data.length; at += 4) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
      const light = 120 + 60 * Math.sin(at / 360) + ((seed >> 16) % 40);
      // Without an array for each of twelve million pixels.
      image.data[at] = light;
      image.data[at + 1] = light;
      image.data[at + 2] = light * 0.9;
      image.data[at + 3] = 255;
    }
    context.putImageData(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const letters: string[] = [];
    for (let at = 0; at < bytes.length; at += 32_768)
      letters.push(String.fromCharCode(...bytes.subarray(at, at + 32_768)));
    return btoa(letters.join(''));
  }, sides);
  return Buffer.from(text, 'base64');
};

/** The same JPEG with an EXIF orientation, which a camera writes when it is held on its side. */
export const withOrientation = (jpeg: Buffer, orientation: number): Buffer => {
  const tiff = Buffer.from(
    `4d4d002a000000080001011200030000000100${orientation.toString(16).padStart(2, '0')}000000000000`,
    'hex',
  );
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
};

export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly jpeg: Buffer;
}

/** The pages of a PDF with the one picture of each. */
export const pagesOf = async (pdf: Buffer): Promise<readonly ReadPage[]> => {
  const read = await PDFDocument.load(pdf);
  return read.getPages().map((page) => {
    const pictures = page.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict);
    const [name] = pictures?.keys() ?? [];
    const picture = name && pictures?.lookup(name);
    if (!(picture instanceof PDFRawStream)) throw new Error('A page has no picture.');
    return { ...page.getSize(), jpeg: Buffer.from(picture.contents) };
  });
};

/** Sides of a JPEG as the browser decodes it, and which of the colours each of its corners has. */
export const seenIn = (
  page: Page,
  jpeg: Buffer,
  colours: Corners,
): Promise<{ readonly width: number; readonly height: number; readonly corners: readonly string[] }> =>
  page.evaluate(
    async ({ base64, names }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const blob = new Blob([bytes], { type: 'image/jpeg' });
      const { width, height, ...rest } = await createImageBitmap(blob).then((bitmap) => ({
        bitmap,
        width: bitmap.width,
        height: bitmap.height,
      }));
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (context === null) throw new Error('There is no canvas.');
      const rgb = (x: number, y: number): readonly number[] =>
        Array.from(context.getImageData(x, y, 1, 1).data.subarray(0, 3));
      const known = names.map((name) => {
        context.fillStyle = name;
        context.fillRect(0, 0, 1, 1);
        return { name, colour: rgb(0, 0) };
      });
      context.drawImage(rest.bitmap, 0, 0);
      const nearest = (x: number, y: number): string => {
        const found = rgb(x, y);
        const far = (colour: readonly number[]): number =>
          colour.reduce((sum, value, index) => sum + Math.abs(value - (found[index] ?? 0)), 0);
        return known.toSorted((a, b) => far(a.colour) - far(b.colour))[0]?.name ?? '';
      };
      const [left, top, right, bottom] = [width / 8, height / 8, (width * 7) / 8, (height * 7) / 8];
      const corners = [
        nearest(left, top),
        nearest(right, top),
        nearest(right, bottom),
        nearest(left, bottom),
      ];
      return { width, height, corners };
    },
    // As text, since a list of a million numbers takes seconds.
    { base64: jpeg.toString('base64'), names: [...colours] },
  );
