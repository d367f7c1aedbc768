import type { attention } from './en/attention';
import type { blog } from './en/blog';
import type { cabinet } from './en/cabinet';
import type { cart } from './en/cart';
import type { catalogue } from './en/catalogue';
import type { checkout } from './en/checkout';
import type { dashboard } from './en/dashboard';
import type { deadline } from './en/deadline';
import type { document } from './en/document';
import type { fileWarning } from './en/fileWarning';
import type { interruption } from './en/interruption';
import type { kit } from './en/kit';
import type { language } from './en/language';
import type { notification } from './en/notification';
import type { packing } from './en/packing';
import type { payment } from './en/payment';
import type { photo } from './en/photo';
import type { pricing } from './en/pricing';
import type { profile } from './en/profile';
import type { quotationSummary } from './en/quotationSummary';
import type { quotation } from './en/quotation';
import type { score } from './en/score';
import type { search } from './en/search';
import type { service } from './en/service';
import type { session } from './en/session';
import type { severalUpload } from './en/severalUpload';
import type { shell } from './en/shell';
import type { signUp } from './en/signUp';
import type { task } from './en/task';
import type { transaction } from './en/transaction';
import type { work } from './en/work';

/** Every visible text of the portal by feature, in the shape of its English; each language is an object of this type. */
export interface Texts {
  readonly attention: typeof attention;
  readonly blog: typeof blog;
  readonly cabinet: typeof cabinet;
  readonly cart: typeof cart;
  readonly catalogue: typeof catalogue;
  readonly checkout: typeof checkout;
  readonly dashboard: typeof dashboard;
  readonly deadline: typeof deadline;
  readonly document: typeof document;
  readonly fileWarning: typeof fileWarning;
  readonly interruption: typeof interruption;
  readonly kit: typeof kit;
  readonly language: typeof language;
  readonly notification: typeof notification;
  readonly packing: typeof packing;
  readonly payment: typeof payment;
  readonly photo: typeof photo;
  readonly pricing: typeof pricing;
  readonly profile: typeof profile;
  readonly quotationSummary: typeof quotationSummary;
  readonly quotation: typeof quotation;
  readonly score: typeof score;
  readonly search: typeof search;
  readonly service: typeof service;
  readonly session: typeof session;
  readonly severalUpload: typeof severalUpload;
  readonly shell: typeof shell;
  readonly signUp: typeof signUp;
  readonly task: typeof task;
  readonly transaction: typeof transaction;
  readonly work: typeof work;
}

/** What one load brings: of some features the whole table, of others the light part alone. */
export type SomeTexts = { readonly [Feature in keyof Texts]?: Partial<Texts[Feature]> };
