import type { portal as english } from '../en/portal';
import { blog } from './blog';
import { cart } from './cart';
import { catalogue } from './catalogue';
import { dashboard } from './dashboard';
import { interruption } from './interruption';
import { kit } from './kit';
import { notification } from './notification';
import { quotationSummary } from './quotationSummary';
import { search } from './search';
import { service } from './service';
import { shell } from './shell';
import { transaction } from './transaction';
import { work } from './work';

// The words of antd's own parts come along.
export { default as antd } from 'antd/es/locale/hi_IN';

/** The Hindi of what stands around every screen, and of the dashboard's own parts. */
export const portal: typeof english = {
  blog,
  cart,
  catalogue,
  dashboard,
  interruption,
  kit,
  notification,
  quotationSummary,
  search,
  service,
  shell,
  transaction,
  work,
};
