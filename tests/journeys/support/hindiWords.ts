import { cabinet } from '../../../src/ui/texts/hi/cabinet.ts';
import { cart } from '../../../src/ui/texts/hi/cart.ts';
import { catalogue } from '../../../src/ui/texts/hi/catalogue.ts';
import { document } from '../../../src/ui/texts/hi/document.ts';
import { papers } from '../../../src/ui/texts/hi/papers.ts';
import { photo } from '../../../src/ui/texts/hi/photo.ts';
import { pricing } from '../../../src/ui/texts/hi/pricing.ts';
import { profile } from '../../../src/ui/texts/hi/profile.ts';
import { quotation } from '../../../src/ui/texts/hi/quotation.ts';
import { severalUpload } from '../../../src/ui/texts/hi/severalUpload.ts';
import { shell } from '../../../src/ui/texts/hi/shell.ts';
import type { DialogWords } from './dialogs.ts';

/** The words by which the dialogs are opened in Hindi. */
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
