import type { screens as english } from '../en/screens';
import { cabinet } from './cabinet';
import { checkout } from './checkout';
import { document } from './document';
import { fileWarning } from './fileWarning';
import { packing } from './packing';
import { papers } from './papers';
import { payment } from './payment';
import { photo } from './photo';
import { pricing } from './pricing';
import { profile } from './profile';
import { quotation } from './quotation';
import { score } from './score';
import { severalUpload } from './severalUpload';
import { share } from './share';
import { task } from './task';

/** The Hindi of every screen but the dashboard. */
export const screens: typeof english = {
  cabinet,
  checkout,
  document,
  fileWarning,
  packing,
  papers,
  payment,
  photo,
  pricing,
  profile,
  quotation,
  score,
  severalUpload,
  share,
  task,
};
