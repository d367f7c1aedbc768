import { GST_PERCENT } from '../../../src/domain/india/gst';
import { catalogueTexts } from '../../../src/ui/texts/catalogueTexts';
import { cartTexts } from '../../../src/ui/texts/cartTexts';
import { checkoutTexts } from '../../../src/ui/texts/checkoutTexts';
import { pricingTexts } from '../../../src/ui/texts/pricingTexts';
import { answers } from './answers';
import { serverMessage } from './faults';
import type { Row } from './matrix';
import type { Page } from './page';

const press =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.press(name);

const answerTheQuestion = (page: Page): Promise<void> => page.type('Number of invoices', '120');

const remove = async (page: Page): Promise<void> => {
  if (page.find('button', cartTexts.yes) === undefined) await page.press('Remove GST Return');
  await page.press(cartTexts.yes);
};

const typed = [
  [checkoutTexts.fullName, 'Asha Verma'],
  [checkoutTexts.address, '12 Marine Drive'],
  [checkoutTexts.locality, 'Fort'],
] as const;

/** Types into one field of the order form, which is prefilled from the profile. */
const fillIn = async (page: Page): Promise<void> => {
  await page.type(checkoutTexts.locality, 'Fort');
  await page.until(() => page.valueOf(checkoutTexts.address) !== '', 'the prefilled address');
};

/** The calls of a purchase, from the price to the payment. */
export const buyingRows: readonly Row[] = [
  {
    call: 'POST /service-price-calculation',
    hit: ['POST service-price-calculation'],
    at: '/GST%20Filing/18',
    answers,
    prepare: answerTheQuestion,
    begin: press(pricingTexts.proceed),
    again: press(pricingTexts.proceed),
    sentence: (fault) => `Error: ${serverMessage(fault) || pricingTexts.unexpected}`,
    success: pricingTexts.confirmLead(GST_PERCENT),
    typed: [['Number of invoices', '120']],
  },
  {
    call: 'POST /add-to-cart',
    hit: ['POST add-to-cart'],
    at: '/sub-service/16',
    answers,
    begin: press(catalogueTexts.proceed),
    again: press(catalogueTexts.proceed),
    sentence: () => catalogueTexts.addFailed,
    success: catalogueTexts.addedTitle,
  },
  {
    call: 'POST /add-to-cart',
    hit: ['POST add-to-cart'],
    at: '/GST%20Filing/18',
    answers,
    prepare: answerTheQuestion,
    begin: async (page) => {
      await page.press(pricingTexts.proceed);
      await page.press(pricingTexts.confirm);
    },
    again: async (page) => {
      await page.press(pricingTexts.proceed);
      await page.press(pricingTexts.confirm);
    },
    sentence: () => catalogueTexts.submissionFailed,
    success: catalogueTexts.addedTitle,
    typed: [['Number of invoices', '120']],
  },
  {
    call: 'POST /add-quotation',
    hit: ['POST add-quotation'],
    at: '/sub-service/17',
    answers,
    begin: press(catalogueTexts.proceed),
    again: press(catalogueTexts.proceed),
    sentence: () => catalogueTexts.submissionFailed,
    success: catalogueTexts.requestedTitle,
  },
  {
    call: 'DELETE /remove-cart-item/{id}',
    hit: ['DELETE remove-cart-item/1'],
    at: '/cart',
    answers,
    begin: remove,
    again: remove,
    sentence: () => cartTexts.removeFailed,
    noFailure: ['empty', 'shape'],
    success: cartTexts.removed('GST Return'),
  },
  {
    call: 'POST /apply-discount-code',
    hit: ['POST apply-discount-code'],
    at: '/cart',
    answers,
    prepare: (page) => page.type(cartTexts.coupon, 'SAVE10'),
    begin: press(cartTexts.apply),
    again: press(cartTexts.apply),
    sentence: (fault) =>
      fault.kind === 'answer' ? serverMessage(fault) || cartTexts.couponInvalid : cartTexts.couponUnreachable,
    success: cartTexts.couponApplied('SAVE10'),
    typed: [[cartTexts.coupon, 'SAVE10']],
  },
  {
    call: 'POST /place-order',
    hit: ['POST place-order'],
    at: '/cart',
    honoursKeys: true,
    answers,
    prepare: fillIn,
    begin: press(checkoutTexts.placeOrder),
    again: press(checkoutTexts.placeOrder),
    sentence: (fault) =>
      fault.kind === 'answer' && fault.status === 200
        ? checkoutTexts.orderDeclined(checkoutTexts.unknownError)
        : checkoutTexts.orderFailed(serverMessage(fault) || checkoutTexts.unknownError),
    success: checkoutTexts.handingOver,
    typed,
  },
  {
    call: 'POST /generate-payu-checksum',
    hit: ['POST generate-payu-checksum'],
    at: '/cart',
    answers,
    prepare: fillIn,
    begin: press(checkoutTexts.placeOrder),
    again: press(checkoutTexts.placeOrder),
    sentence: (fault) => checkoutTexts.paymentFailed(serverMessage(fault) || checkoutTexts.checksumFailed),
    success: checkoutTexts.handingOver,
    typed,
  },
];
