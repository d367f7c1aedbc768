import { texts } from '../../../src/ui/texts/texts';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { answers } from './answers';
import { type Fault, serverMessage } from './faults';
import type { Row } from './matrix';
import type { Page } from './page';

const TASK = { user_id: '1', created_by: '1' };

const press =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.press(name);

const uploadTaskDocument = async (page: Page): Promise<void> => {
  await page.until(() => page.find('button', 'Upload PAN card') !== undefined, 'the document');
  await page.choose(aBrowserFile('pdf', 'pan.pdf'));
};

/** What no other try changes is told in the server's words, or in those for its status; all else by the sentence of the row. */
const notUploaded =
  (otherwise: string) =>
  (fault: Fault): string => {
    if (fault.name === '413') return texts().document.tooLargeOnTheWay;
    if (fault.name === '415') return texts().document.unrecognised;
    return ['400', '403', '404', '409'].includes(fault.name) ? serverMessage(fault) : otherwise;
  };

const decided = (fault: Fault): string => {
  const isSettled = ['401', '403', '404'].includes(fault.name);
  return serverMessage(fault) || (isSettled ? texts().quotation.changeFailed : texts().quotation.unconfirmed);
};

const invoice = async (page: Page): Promise<void> => {
  if (page.find('button', texts().transaction.downloadInvoice) === undefined) {
    await page.until(() => document.querySelector('.portal-transaction-row') !== null, 'the transaction');
    document.querySelector<HTMLElement>('.portal-transaction-row')?.click();
  }
  await page.press(texts().transaction.downloadInvoice);
};

/** The calls of files, quotation decisions and the profile. */
export const filesRows: readonly Row[] = [
  {
    call: 'POST update-quotation-status/{id}',
    hit: ['POST update-quotation-status/12'],
    at: '/quotation/12',
    answers,
    begin: press(texts().quotation.accept),
    again: press(texts().quotation.accept),
    cancel: texts().quotation.stopWaiting,
    sentence: decided,
    success: texts().quotation.accepted,
  },
  {
    call: 'POST update-quotation-status/{id}',
    hit: ['POST update-quotation-status/12'],
    at: '/quotation/12',
    answers,
    prepare: async (page) => {
      await page.press(texts().quotation.deny);
      await page.type(texts().quotation.reason, 'Too dear');
    },
    begin: press(texts().quotation.submitRejection),
    again: press(texts().quotation.submitRejection),
    cancel: texts().quotation.stopWaiting,
    sentence: decided,
    success: texts().quotation.denied,
    typed: [[texts().quotation.reason, 'Too dear']],
  },
  {
    call: 'POST /user/file-upload',
    hit: ['POST user/file-upload'],
    at: '/filecabinet',
    answers,
    prepare: async (page) => {
      await page.until(() => page.find('button', texts().document.upload) !== undefined, 'Upload');
      await page.choose(aBrowserFile('pdf', 'pan.pdf'));
    },
    begin: press(texts().document.upload),
    again: press(texts().document.upload),
    cancel: texts().document.cancelUpload,
    sentence: notUploaded(texts().document.cabinetUploadFailed),
    noFailure: ['empty', 'shape'],
    success: texts().document.uploaded('pan.pdf'),
  },
  {
    call: 'POST user/files/upload',
    hit: ['POST user/files/upload'],
    at: '/task-detail/31',
    state: TASK,
    answers,
    begin: uploadTaskDocument,
    again: uploadTaskDocument,
    cancel: texts().document.cancelUpload,
    sentence: notUploaded(texts().document.taskUploadFailed),
    success: texts().document.documentUploaded('pan.pdf'),
  },
  {
    call: 'GET /api/v3/files/download-link/{path}',
    hit: ['GET files/download-link/files/1.pdf'],
    at: '/filecabinet',
    answers,
    begin: press(texts().fileAction.download('pan.pdf')),
    again: press(texts().fileAction.download('pan.pdf')),
    sentence: () => texts().fileAction.linkFailed,
    success: 'pan.pdf',
  },
  {
    call: 'GET /api/v3/files/download-link/{path}',
    hit: ['GET files/download-link/invoices/1.pdf'],
    at: '/dashboard',
    state: { tab: 'transactions' },
    answers,
    begin: invoice,
    again: invoice,
    sentence: (fault) =>
      fault.name === 'empty' || fault.name === 'shape'
        ? texts().transaction.linkMissing
        : texts().transaction.downloadFailed,
    success: texts().transaction.downloadInvoice,
  },
  {
    call: 'GET /files/download-link/{path}',
    hit: ['GET files/download-link/files/2.pdf'],
    at: '/task-detail/31',
    state: TASK,
    answers,
    begin: press(texts().document.viewFile('bank.pdf')),
    again: press(texts().document.viewFile('bank.pdf')),
    sentence: () => texts().document.viewFailed,
    success: 'bank.pdf',
  },
  {
    call: 'POST /user/profile-update',
    hit: ['POST user/profile-update'],
    at: '/profile',
    answers,
    prepare: async (page) => {
      await page.press(texts().profile.edit);
      await page.type(texts().profile.fullName, 'Asha V. Verma');
    },
    begin: press(texts().profile.save),
    again: press(texts().profile.save),
    cancelLeaves: true,
    noFailure: ['empty', 'shape'],
    sentence: (fault) =>
      fault.name === '413'
        ? texts().profile.pictureTooLarge
        : serverMessage(fault) || texts().profile.updateFailed,
    success: 'Asha Verma',
    typed: [[texts().profile.fullName, 'Asha V. Verma']],
  },
];
