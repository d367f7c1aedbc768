import { GST_PERCENT } from '../../../src/domain/india/gst';
import { texts } from '../../../src/ui/texts/texts';
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
  if (page.find('button', texts().cart.yes) === undefined) await page.press('Remove GST Return');
  await page.press(texts().cart.yes);
};

const typed = [
  [texts().checkout.fullName, 'Asha Verma'],
  [texts().checkout.address, '12 Marine Drive'],
  [texts().checkout.locality, 'Fort'],
] as const;

/** Types into one field of the order form, which is prefilled from the profile. */
const fillIn = async (page: Page): Promise<void> => {
  await page.type(texts().checkout.locality, 'Fort');
  await page.until(() => page.valueOf(texts().checkout.address) !== '', 'the prefilled address');
};

/** The calls of a purchase, from the price to the payment. */
export const buyingRows: readonly Row[] = [
  {
    call: 'POST /service-price-calculation',
    hit: ['POST service-price-calculation'],
    at: '/GST%20Filing/18',
    answers,
    prepare: answerTheQuestion,
    begin: press(texts().pricing.proceed),
    again: press(texts().pricing.proceed),
    sentence: (fault) => `Error: ${serverMessage(fault) || texts().pricing.unexpected}`,
    success: texts().pricing.confirmLead(GST_PERCENT),
    typed: [['Number of invoices', '120']],
  },
  {
    call: 'POST /add-to-cart',
    hit: ['POST add-to-cart'],
    at: '/sub-service/16',
    answers,
    begin: press(texts().catalogue.proceed),
    again: press(texts().catalogue.proceed),
    sentence: () => texts().catalogue.addFailed,
    success: texts().catalogue.addedTitle,
  },
  {
    call: 'POST /add-to-cart',
    hit: ['POST add-to-cart'],
    at: '/GST%20Filing/18',
    answers,
    prepare: answerTheQuestion,
    begin: async (page) => {
      await page.press(texts().pricing.proceed);
      await page.press(texts().pricing.confirm);
    },
    again: async (page) => {
      await page.press(texts().pricing.proceed);
      await page.press(texts().pricing.confirm);
    },
    sentence: () => texts().catalogue.submissionFailed,
    success: texts().catalogue.addedTitle,
    typed: [['Number of invoices', '120']],
  },
  {
    call: 'POST /add-quotation',
    hit: ['POST add-quotation'],
    at: '/sub-service/17',
    answers,
    begin: press(texts().catalogue.proceed),
    again: press(texts().catalogue.proceed),
    sentence: () => texts().catalogue.submissionFailed,
    success: texts().catalogue.requestedTitle,
  },
  {
    call: 'DELETE /remove-cart-item/{id}',
    hit: ['DELETE remove-cart-item/1'],
    at: '/cart',
    answers,
    begin: remove,
    again: remove,
    sentence: () => texts().cart.removeFailed,
    noFailure: ['empty', 'shape'],
    success: texts().cart.removed('GST Return'),
  },
  {
    call: 'POST /apply-discount-code',
    hit: ['POST apply-discount-code'],
    at: '/cart',
    answers,
    prepare: (page) => page.type(texts().cart.coupon, 'SAVE10'),
    begin: press(texts().cart.apply),
    again: press(texts().cart.apply),
    sentence: (fault) =>
      fault.kind === 'answer'
        ? serverMessage(fault) || texts().cart.couponInvalid
        : texts().cart.couponUnreachable,
    success: texts().cart.couponApplied('SAVE10'),
    typed: [[texts().cart.coupon, 'SAVE10']],
  },
  {
    call: 'POST /place-order',
    hit: ['POST place-order'],
    at: '/cart',
    honoursKeys: true,
    answers,
    prepare: fillIn,
    begin: press(texts().checkout.placeOrder),
    again: press(texts().checkout.placeOrder),
    sentence: (fault) =>
      fault.kind === 'answer' && fault.status === 200
        ? texts().checkout.orderDeclined(texts().checkout.unknownError)
        : texts().checkout.orderFailed(serverMessage(fault) || texts().checkout.unknownError),
    success: texts().checkout.handingOver,
    typed,
  },
  {
    call: 'POST /generate-payu-checksum',
    hit: ['POST generate-payu-checksum'],
    at: '/cart',
    answers,
    prepare: fillIn,
    begin: press(texts().checkout.placeOrder),
    again: press(texts().checkout.placeOrder),
    sentence: (fault) =>
      texts().checkout.paymentFailed(serverMessage(fault) || texts().checkout.checksumFailed),
    success: texts().checkout.handingOver,
    typed,
  },
];
