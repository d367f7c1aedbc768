import { attention } from './attention';
import { blog } from './blog';
import { cabinet } from './cabinet';
import { cart } from './cart';
import { catalogue } from './catalogue';
import { checkout } from './checkout';
import { dashboard } from './dashboard';
import { deadline } from './deadline';
import { document } from './document';
import { fileWarning } from './fileWarning';
import { kit } from './kit';
import { notification } from './notification';
import { packing } from './packing';
import { payment } from './payment';
import { photo } from './photo';
import { pricing } from './pricing';
import { profile } from './profile';
import { quotation } from './quotation';
import { quotationSummary } from './quotationSummary';
import { score } from './score';
import { search } from './search';
import { service } from './service';
import { session } from './session';
import { severalUpload } from './severalUpload';
import { shell } from './shell';
import { task } from './task';
import { transaction } from './transaction';
import { work } from './work';
import type { Texts } from '../catalogue';

/** Every text of the portal in Hindi; its words are listed in docs/hindi.md. */
export const texts: Texts = {
  attention,
  blog,
  cabinet,
  cart,
  catalogue,
  checkout,
  dashboard,
  deadline,
  document,
  fileWarning,
  kit,
  notification,
  packing,
  payment,
  photo,
  pricing,
  profile,
  quotationSummary,
  quotation,
  score,
  search,
  service,
  session,
  severalUpload,
  shell,
  task,
  transaction,
  work,
};
