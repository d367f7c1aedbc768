import { attentionTexts } from './attentionTexts';
import { blogTexts } from './blogTexts';
import { cabinetTexts } from './cabinetTexts';
import { cartTexts } from './cartTexts';
import { catalogueTexts } from './catalogueTexts';
import { checkoutTexts } from './checkoutTexts';
import { dashboardTexts } from './dashboardTexts';
import { deadlineTexts } from './deadlineTexts';
import { documentTexts } from './documentTexts';
import { fileWarningTexts } from './fileWarningTexts';
import { kitTexts } from './kitTexts';
import { notificationTexts } from './notificationTexts';
import { packingTexts } from './packingTexts';
import { paymentTexts } from './paymentTexts';
import { photoTexts } from './photoTexts';
import { pricingTexts } from './pricingTexts';
import { profileTexts } from './profileTexts';
import { quotationSummaryTexts } from './quotationSummaryTexts';
import { quotationTexts } from './quotationTexts';
import { scoreTexts } from './scoreTexts';
import { searchTexts } from './searchTexts';
import { serviceTexts } from './serviceTexts';
import { sessionTexts } from './sessionTexts';
import { severalUploadTexts } from './severalUploadTexts';
import { shellTexts } from './shellTexts';
import { taskTexts } from './taskTexts';
import { transactionTexts } from './transactionTexts';
import { workTexts } from './workTexts';

/**
 * The English texts. No screen reads this object, so that Login loads only the texts of its own features; it is the
 * template for a second language.
 */
export const english = {
  attention: attentionTexts,
  blog: blogTexts,
  cabinet: cabinetTexts,
  cart: cartTexts,
  catalogue: catalogueTexts,
  checkout: checkoutTexts,
  dashboard: dashboardTexts,
  deadline: deadlineTexts,
  document: documentTexts,
  fileWarning: fileWarningTexts,
  kit: kitTexts,
  notification: notificationTexts,
  packing: packingTexts,
  payment: paymentTexts,
  photo: photoTexts,
  pricing: pricingTexts,
  profile: profileTexts,
  quotationSummary: quotationSummaryTexts,
  quotation: quotationTexts,
  score: scoreTexts,
  search: searchTexts,
  service: serviceTexts,
  session: sessionTexts,
  severalUpload: severalUploadTexts,
  shell: shellTexts,
  task: taskTexts,
  transaction: transactionTexts,
  work: workTexts,
};

/** Every visible text of the portal by feature; another language is another object of this type. */
export type Texts = typeof english;
