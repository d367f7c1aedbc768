import { texts } from '../../../src/ui/texts/texts';
import { BrowserCheckoutStorage } from '../../../src/infrastructure/storage/BrowserCheckoutStorage';
import { some } from 'fp-ts/Option';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { aLost } from '../../domain/checkout/attempts';
import { answers } from './answers';
import { serverMessage } from './faults';
import type { Row } from './matrix';
import type { Page } from './page';

const press =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.press(name);

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

/** A picture in the cabinet, whose link leads to where the page may read. */
const withPicture = {
  ...answers,
  'GET user/files': {
    status: true,
    data: { data: { data: [{ id: 1, file_name: 'front.png', filesize: 12, filepath: 'front.png' }] } },
  },
  'GET files/download-link/front.png': {
    data: { direct_download_link: 'https://portal.example/stored/front.png' },
  },
  'GET stored/front.png': PNG,
};

const withInvoice = {
  ...withPicture,
  'GET files/download-link/invoices/1.pdf': {
    data: { direct_download_link: 'https://portal.example/stored/front.png' },
  },
};

/** An order that this browser placed and that nobody has paid. */
const withUnpaid = {
  ...answers,
  'GET user/orders': {
    status: true,
    data: {
      data: [
        {
          id: 2,
          order_id: 'ORD-2',
          created_at: '2026-11-21T06:30:05.000Z',
          payment_status: 'failed',
          sub_total: '1000.00',
          gst: '180.00',
          total: '1180.00',
        },
      ],
    },
  },
};

const keepAttempt = (): void => {
  new BrowserCheckoutStorage().keepAttempt(aLost({ orderId: some('ORD-2'), cart: '[["1",1,"1000.00"]]' }));
};

const payOnResult = {
  at: '/payment-response?status=failed&order_id=ORD-2',
  answers: withUnpaid,
  // It reads the cart, which the order has to match.
  withTopBar: true,
  kept: keepAttempt,
  begin: press(texts().transaction.payNow),
  success: texts().checkout.handingOver,
} as const;

const openSeveral = async (page: Page): Promise<void> => {
  await page.press(texts().severalUpload.button);
  await page.until(() => document.querySelector('[role="dialog"] input[type="file"]') !== null, 'the dialog');
  // A file that was not sent when the session ended waits for the next one.
  const remove = texts().severalUpload.removeFile('pan.pdf');
  if (page.find('button', remove) !== undefined) await page.press(remove);
  await page.choose(aBrowserFile('pdf', 'pan.pdf'));
};

/** The calls of files that are shown, packed or sent together, and of an order that is paid later. */
export const heldRows: readonly Row[] = [
  {
    call: 'POST /user/file-upload',
    hit: ['POST user/file-upload'],
    at: '/filecabinet',
    answers,
    isAlone: true,
    prepare: openSeveral,
    begin: press(texts().severalUpload.upload),
    cancel: texts().severalUpload.cancelFile('pan.pdf'),
    noFailure: ['empty', 'shape'],
    sentence: (fault) => {
      if (fault.name === 'lost') return texts().severalUpload.interruptions.Unreachable;
      if (fault.name === '401') return texts().severalUpload.interruptions.Unauthorized;
      return texts().severalUpload.failed(1);
    },
    success: texts().severalUpload.statuses.sent,
  },
  {
    call: 'GET /api/v3/files/download-link/{path}',
    hit: ['GET files/download-link/front.png'],
    at: '/filecabinet',
    answers: withPicture,
    begin: press(texts().cabinet.preview('front.png')),
    isAlone: true,
    sentence: (fault) =>
      ['empty', 'shape'].includes(fault.name) ? texts().cabinet.notShown : texts().cabinet.previewFailed,
    success: texts().cabinet.zoom(100),
  },
  {
    call: 'GET a stored file',
    hit: ['GET stored/front.png'],
    at: '/filecabinet',
    answers: withPicture,
    begin: press(texts().cabinet.preview('front.png')),
    isAlone: true,
    sentence: (fault) =>
      ['empty', 'html', 'shape', 'cut'].includes(fault.name)
        ? texts().cabinet.downloadedInstead
        : texts().cabinet.previewFailed,
    success: texts().cabinet.zoom(100),
  },
  {
    call: 'GET a stored file',
    hit: ['GET stored/front.png'],
    at: '/filecabinet',
    answers: withPicture,
    begin: press(texts().cabinet.downloadAll),
    again: press(texts().cabinet.downloadAll),
    waiting: '',
    sentence: () => texts().cabinet.missing(1),
    success: texts().cabinet.packed(1),
  },
  {
    call: 'GET /files/download-link/{path}',
    hit: ['GET files/download-link/invoices/1.pdf'],
    at: '/payments',
    answers: withInvoice,
    begin: press(texts().payment.invoices),
    again: press(texts().payment.invoices),
    waiting: '',
    sentence: () => texts().payment.missing(1),
    success: texts().payment.packed(1),
  },
  {
    call: 'GET /user/orders',
    hit: ['GET user/orders'],
    ...payOnResult,
    prepare: (page) =>
      page.until(() => page.find('button', texts().transaction.payNow) !== undefined, 'Pay now'),
    isAlone: true,
    sentence: () => texts().checkout.ordersUnread,
  },
  {
    call: 'POST /generate-payu-checksum',
    hit: ['POST generate-payu-checksum'],
    ...payOnResult,
    again: press(texts().transaction.payNow),
    sentence: (fault) =>
      texts().checkout.paymentFailed(serverMessage(fault) || texts().checkout.checksumFailed),
  },
];
