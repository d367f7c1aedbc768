import { expect, type Page } from '@playwright/test';
import { type DialogRow, dialogs, type DialogWords } from './dialogs.ts';
import { ownRecords } from './ownRecords.ts';
import { placesOf } from './places.ts';
import { resize } from './resize.ts';
import { halfOf } from './visitEach.ts';

const HEIGHT = 800;
const NARROW = 360;
const WIDE = 1280;
const UPCOMING = 0;

interface Opened {
  readonly words: DialogWords;
  readonly half: number;
}

/** Opens every dialog of one half, and tells the widths at which it can be looked at. */
export const openEach = async (
  page: Page,
  { words, half }: Opened,
  look: (row: DialogRow, widths: readonly number[]) => Promise<void>,
): Promise<void> => {
  const quotation = (await placesOf(page)).find(({ name }) => name === 'quotation')?.path ?? '';
  const upcoming = (await ownRecords(page).tasks()).find(({ status }) => status === UPCOMING);
  const task = `/task-detail/${upcoming?.id ?? ''}`;
  // The last two stay together: the second asks because of the first.
  const [added, asked] = dialogs.slice(-2);
  const others = halfOf(dialogs.slice(0, -2), half);
  for (const row of half === 0 || added === undefined || asked === undefined
    ? others
    : [...others, added, asked]) {
    const width = row.isNarrow === true ? NARROW : WIDE;
    await resize(page, { width, height: HEIGHT });
    await row.open({ page, words, quotation, task });
    await expect(page.getByRole('dialog').last(), row.name).toBeVisible();
    await look(row, row.isNarrow === true ? [NARROW] : [NARROW, WIDE]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
};
