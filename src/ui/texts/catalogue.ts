import { blogTexts } from './blogTexts';
import { cartTexts } from './cartTexts';
import { catalogueTexts } from './catalogueTexts';
import { checkoutTexts } from './checkoutTexts';
import { dashboardTexts } from './dashboardTexts';
import { documentTexts } from './documentTexts';
import { kitTexts } from './kitTexts';
import { notificationsTexts } from './notificationsTexts';
import { pricingTexts } from './pricingTexts';
import { profileTexts } from './profileTexts';
import { quotationSummaryTexts } from './quotationSummaryTexts';
import { quotationTexts } from './quotationTexts';
import { scoreTexts } from './scoreTexts';
import { searchTexts } from './searchTexts';
import { servicesTexts } from './servicesTexts';
import { sessionTexts } from './sessionTexts';
import { shellTexts } from './shellTexts';
import { taskTexts } from './taskTexts';
import { transactionTexts } from './transactionTexts';
import { workTexts } from './workTexts';

/** Every visible text of the portal by feature; another language is another object of this type. */
export interface Texts {
  readonly blog: typeof blogTexts;
  readonly cart: typeof cartTexts;
  readonly catalogue: typeof catalogueTexts;
  readonly checkout: typeof checkoutTexts;
  readonly dashboard: typeof dashboardTexts;
  readonly document: typeof documentTexts;
  readonly kit: typeof kitTexts;
  readonly notifications: typeof notificationsTexts;
  readonly pricing: typeof pricingTexts;
  readonly profile: typeof profileTexts;
  readonly quotationSummary: typeof quotationSummaryTexts;
  readonly quotation: typeof quotationTexts;
  readonly score: typeof scoreTexts;
  readonly search: typeof searchTexts;
  readonly services: typeof servicesTexts;
  readonly session: typeof sessionTexts;
  readonly shell: typeof shellTexts;
  readonly task: typeof taskTexts;
  readonly transaction: typeof transactionTexts;
  readonly work: typeof workTexts;
}

/**
 * The English texts. No screen reads this object, so that Login loads only the texts of its own features; it is the
 * template for a second language.
 */
export const english: Texts = {
  blog: blogTexts,
  cart: cartTexts,
  catalogue: catalogueTexts,
  checkout: checkoutTexts,
  dashboard: dashboardTexts,
  document: documentTexts,
  kit: kitTexts,
  notifications: notificationsTexts,
  pricing: pricingTexts,
  profile: profileTexts,
  quotationSummary: quotationSummaryTexts,
  quotation: quotationTexts,
  score: scoreTexts,
  search: searchTexts,
  services: servicesTexts,
  session: sessionTexts,
  shell: shellTexts,
  task: taskTexts,
  transaction: transactionTexts,
  work: workTexts,
};
