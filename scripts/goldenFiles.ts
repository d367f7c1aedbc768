/**
 * Makes the files of tests/data/files, by which the check of chosen files is tried: `node scripts/goldenFiles.ts`. What each
 * of them is stands in tests/data/goldenFiles.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blankPage, darkened, drawPage, outOfFocus } from './goldenFiles/drawPage.ts';
import { jpegOf } from './goldenFiles/jpeg.ts';
import { packedPdf, pdfOf } from './goldenFiles/pdf.ts';
import { pngOf } from './goldenFiles/png.ts';
import { turnedPicture, TURNS } from './goldenFiles/turnedPicture.ts';
import { lockedWorkbook, plainWorkbook } from './goldenFiles/workbook.ts';

const FOLDER = 'tests/data/files';

const cut = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length * 0.6));

/** A photograph of twelve megapixels, once for each turn of the camera. */
const photographs = async (): Promise<Readonly<Record<string, Buffer>>> => {
  const unturned = await jpegOf(drawPage(4000, 3000, 28));
  return Object.fromEntries(TURNS.map((turn) => [`turn${turn}.jpeg`, turnedPicture(unturned, turn)]));
};

/** The bytes of each file, by its name. */
export const goldenFiles = async (): Promise<Readonly<Record<string, Buffer>>> => {
  const page = drawPage(720, 960, 2);
  const pdf = await pdfOf();
  return {
    'sharp.png': pngOf(page),
    'blurred.png': pngOf(outOfFocus(page, 7)),
    'dark.png': pngOf(darkened(page, 0.2)),
    'blank.png': pngOf(blankPage(720, 960)),
    'tiny.png': pngOf(drawPage(400, 560, 2)),
    'cutOff.png': cut(pngOf(page)),
    ...(await photographs()),
    'plain.pdf': pdf,
    'locked.pdf': await pdfOf({ userPassword: 'secret' }),
    'ownerLocked.pdf': await pdfOf({ ownerPassword: 'secret' }),
    'cutOff.pdf': cut(pdf),
    'byteOrderMark.pdf': Buffer.concat([Buffer.from('\uFEFF'), pdf]),
    'twelvePages.pdf': packedPdf(12),
    'noPages.pdf': packedPdf(0),
    'empty.pdf': Buffer.alloc(0),
    'plain.xlsx': plainWorkbook(),
    'locked.xlsx': lockedWorkbook(),
    'cutOff.xlsx': cut(plainWorkbook()),
  };
};

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, bytes] of Object.entries(await goldenFiles())) writeFileSync(join(FOLDER, name), bytes);
}
