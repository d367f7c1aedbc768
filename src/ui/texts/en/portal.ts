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
import type { screens } from './screens';
import type { worklist } from './worklist';

/** The English of what stands around every screen, and of the dashboard's own parts. */
export const portal = {
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

/** What each language has to say behind the sign-in, in the shape of its English; its parts come one by one. */
export type Portal = typeof portal & typeof worklist & typeof screens;
