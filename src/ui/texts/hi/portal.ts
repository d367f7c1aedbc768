import type { Portal } from '../en/portal';
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
import { interruption } from './interruption';
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
import { severalUpload } from './severalUpload';
import { shell } from './shell';
import { task } from './task';
import { transaction } from './transaction';
import { work } from './work';

// The words of antd's own parts come along.
export { default as antd } from 'antd/es/locale/hi_IN';

/** Every Hindi sentence behind the sign-in. */
export const portal: Portal = {
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
  interruption,
  kit,
  notification,
  packing,
  payment,
  photo,
  pricing,
  profile,
  quotation,
  quotationSummary,
  score,
  search,
  service,
  severalUpload,
  shell,
  task,
  transaction,
  work,
};
