import { cabinet } from '../../../src/ui/texts/en/cabinet.ts';
import { cart } from '../../../src/ui/texts/en/cart.ts';
import { catalogue } from '../../../src/ui/texts/en/catalogue.ts';
import { document } from '../../../src/ui/texts/en/document.ts';
import { papers } from '../../../src/ui/texts/en/papers.ts';
import { photo } from '../../../src/ui/texts/en/photo.ts';
import { pricing } from '../../../src/ui/texts/en/pricing.ts';
import { profile } from '../../../src/ui/texts/en/profile.ts';
import { quotation } from '../../../src/ui/texts/en/quotation.ts';
import { severalUpload } from '../../../src/ui/texts/en/severalUpload.ts';
import { shell } from '../../../src/ui/texts/en/shell.ts';
import type { DialogWords } from './dialogs.ts';

/** The words by which the dialogs are opened in English. */
export const words: DialogWords = {
  cabinet,
  cart,
  catalogue,
  document,
  papers,
  photo,
  pricing,
  profile,
  quotation,
  severalUpload,
  shell,
};
