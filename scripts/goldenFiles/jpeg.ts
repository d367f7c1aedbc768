import { chromium } from '@playwright/test';
import { chromiumFlags, findHeadlessChromium } from '../chromium.ts';
import type { Pixels } from './drawPage.ts';

/** The pixels as a JPEG, packed by Chromium, since Node packs none. */
export const jpegOf = async ({ width, height, values }: Pixels): Promise<Buffer> => {
  const browser = await chromium.launch({
    executablePath: findHeadlessChromium() ?? '',
    args: [...chromiumFlags],
  });
  try {
    const page = await browser.newPage();
    const base64 = await page.evaluate(
      async ({ size, greys }) => {
        const canvas = new OffscreenCanvas(size.width, size.height);
        const drawing = canvas.getContext('2d');
        if (drawing === null) throw new Error('No canvas.');
        const pixels = drawing.createImageData(size.width, size.height);
        const letters = atob(greys);
        for (let at = 0; at < letters.length; at += 1) {
          const grey = letters.charCodeAt(at);
          pixels.data.set([grey, grey, grey, 255], at * 4);
        }
        drawing.putImageData(pixels, 0, 0);
        const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.3 });
        const bytes = new Uint8Array(await blob.arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      },
      { size: { width, height }, greys: Buffer.from(values).toString('base64') },
    );
    return Buffer.from(base64, 'base64');
  } finally {
    await browser.close();
  }
};
