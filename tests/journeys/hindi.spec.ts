import type { Page } from '@playwright/test';
import { entryAddresses } from '../../scripts/exampleAddresses.ts';
import { document as documentTexts } from '../../src/ui/texts/hi/document.ts';
import { photo } from '../../src/ui/texts/hi/photo.ts';
import { findings } from './support/axe.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { misfits } from './support/fits.ts';
import { latinWordsOn } from './support/latinWords.ts';
import { goSettled, openSettled } from './support/openScreen.ts';
import { placesOf } from './support/places.ts';
import { pressAll } from './support/pressAll.ts';
import { resize } from './support/resize.ts';
import { halfOf, HALVES, visitEach } from './support/visitEach.ts';

test.use({ locale: 'hi-IN' });

/** Names that no catalogue says, each with why it is none of the portal's words. */
const known = {
  'the brand, and the name of the other language': 'Sahayak Tax Legal English',
  'the customer': 'Asha Verma asha verma example in',
  "the specification's form of a date": 'AM PM',
  'forms, as the department prints them': 'ITR',
};
const names = Object.values(known).flatMap((list) => list.split(' '));

const SMALLEST = { width: 320, height: 800 };
const PHONE = { width: 360, height: 800 };

/** What is wrong in Hindi where the page stands: words in Latin letters, what axe finds, and texts that are cut. */
const wrongOn = async (page: Page, name: string): Promise<readonly string[]> => {
  const words = await latinWordsOn(page, names);
  const axe = await findings(page);
  await resize(page, SMALLEST);
  const cut = await misfits(page);
  return [...words, ...axe, ...cut].map((line) => `${name}: ${line}`);
};

test.describe('In Hindi no word is left in English, axe finds nothing and nothing is cut at 320 px,', () => {
  test.slow();

  for (const half of HALVES)
    test(`on any route with its content (${half + 1} of 2) [LANG-03]`, async ({ page, desk }) => {
      const wrong: string[] = [];
      const look = async ({ name }: { readonly name: string }): Promise<void> => {
        await pressAll(page.locator('main [aria-expanded="false"]'));
        wrong.push(...(await wrongOn(page, name)));
      };
      if (half === 0) await visitEach(page, { places: entryAddresses, size: PHONE, look });
      await enter(page, desk);
      await visitEach(page, { places: halfOf(await placesOf(page), half), size: PHONE, look });
      expect(wrong).toEqual([]);
    });
});
