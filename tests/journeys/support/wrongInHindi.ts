import { expect, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { misfits } from './fits.ts';
import { latinWordsOn } from './latinWords.ts';
import { resize } from './resize.ts';

/** Names that no catalogue says, each with why it is none of the portal's words. */
const known = {
  'the brand, and the name of the other language': 'Sahayak Tax Legal English',
  'the customer': 'Asha Verma asha verma example in',
  "the specification's form of a date": 'AM PM',
  'forms and offices that the catalogue names': 'GSTR AOC MGT DIR KYC TAN DPIIT IEC',
  'the end of the name of a file that is made here': 'pdf',
};
/** Words of the statutory table's own Hindi texts, beside the forms that it names. */
const table = 'GST QRMP OIDAR ISD MGT Form'.split(' ');
const names = Object.values(known).flatMap((list) => list.split(' '));

const SMALLEST = { width: 320, height: 800 };

/** What is wrong in Hindi where the page stands: words in Latin letters, what axe finds, and texts that are cut. */
export const wrongOn = async (page: Page, name: string): Promise<readonly string[]> => {
  const words = await latinWordsOn(page, name === 'deadlines' ? [...names, ...table] : names);
  // What is half transparent has not the contrast that axe asks for.
  await expect(page.locator('[class*="ant-motion-collapse"]')).toHaveCount(0);
  const axe = await findings(page);
  await resize(page, SMALLEST);
  const cut = await misfits(page);
  return [...words, ...axe, ...cut].map((line) => `${name}: ${line}`);
};
