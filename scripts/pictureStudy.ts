/**
 * Draws pictures of documents, good and bad, measures them as the portal does, and prints what the thresholds of
 * src/domain/documents/fileWarnings.ts would be and how well they do: `node scripts/pictureStudy.ts [count]`. See
 * docs/decisions/0009-thresholds-of-pictures.md.
 */
import { chromium } from '@playwright/test';
import { build, runnerImport } from 'vite';
import type { StudiedPicture } from './pictureStudy/inBrowser.ts';
import { chromiumFlags, findHeadlessChromium } from './chromium.ts';

const DEFAULT_COUNT = 180;

/** Half of the pictures are as they should be; every third of each kind is held out to judge. */
const QUALITIES = ['fine', 'blurred', 'fine', 'dark', 'fine', 'blank'] as const;
const HELD_OUT = 3;

interface Program {
  readonly printStudy: (pictures: readonly StudiedPicture[], heldOut: (index: number) => boolean) => boolean;
}

const bundleOf = async (entry: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'pictureStudy' } },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('The study was not built.');
  return output.output[0].code;
};

const measure = async (count: number): Promise<readonly StudiedPicture[]> => {
  const executablePath = findHeadlessChromium();
  if (executablePath === undefined) throw new Error('The study needs Chromium: run npm run chromium.');
  const code = await bundleOf('scripts/pictureStudy/inBrowser.ts');
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  const page = await browser.newPage();
  await page.addScriptTag({ content: code });
  const pictures: StudiedPicture[] = [];
  for (let seed = 0; seed < count; seed += 1) {
    const quality = QUALITIES[seed % QUALITIES.length] ?? 'fine';
    // oxlint-disable-next-line no-await-in-loop -- one picture at a time: each takes the browser a hundred megabytes
    const picture: StudiedPicture = await page.evaluate(`study(${seed}, '${quality}')`);
    pictures.push(picture);
  }
  await browser.close();
  return pictures;
};

const pictures = await measure(Number(process.argv[2] ?? DEFAULT_COUNT));
if (process.env['RAW'] === '1') console.log(JSON.stringify(pictures));
// The portal's own modules name their imports without endings, which Vite resolves and Node does not.
const { module } = await runnerImport<Program>('./scripts/pictureStudy/printStudy.ts', {
  configFile: false,
  logLevel: 'error',
});
// Whole rounds are held out, so that each quality is.
const heldOut = (index: number): boolean => Math.floor(index / QUALITIES.length) % HELD_OUT === HELD_OUT - 1;
process.exitCode = module.printStudy(pictures, heldOut) ? 0 : 1;
