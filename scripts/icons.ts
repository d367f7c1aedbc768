import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from './chromium.ts';

/** `npx node scripts/icons.ts public/brand`: the mark of a folder, icon.svg, as the pictures that a home screen takes. */
const [FOLDER = 'public/brand'] = process.argv.slice(2);

/** `isFull`: to the edge, where the device cuts its own shape; otherwise the mark's own round corners. */
const ICONS = [
  { name: 'icon-192', size: 192, isFull: false },
  { name: 'icon-512', size: 512, isFull: false },
  { name: 'icon-maskable-512', size: 512, isFull: true },
  { name: 'apple-touch-icon', size: 180, isFull: true },
] as const;

const executablePath = findChromium();
if (executablePath === undefined)
  throw new Error('There is no Chromium: npx node scripts/chromium.ts says how to have it.');
const mark = readFileSync(join(FOLDER, 'icon.svg'), 'utf8');
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
const page = await browser.newPage();
for (const { name, size, isFull } of ICONS) {
  const drawing = isFull ? mark.replace(/ rx="\d+"/, '') : mark;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${drawing}`);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), omitBackground: true });
}
await browser.close();
