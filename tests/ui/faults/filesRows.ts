import { documentTexts } from '../../../src/ui/texts/documentTexts';
import { profileTexts } from '../../../src/ui/texts/profileTexts';
import { quotationTexts } from '../../../src/ui/texts/quotationTexts';
import { transactionTexts } from '../../../src/ui/texts/transactionTexts';
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

const decided = (fault: Fault): string => {
  const isSettled = ['401', '403', '404'].includes(fault.name);
  return serverMessage(fault) || (isSettled ? quotationTexts.changeFailed : quotationTexts.unconfirmed);
};

const invoice = async (page: Page): Promise<void> => {
  if (page.find('button', transactionTexts.downloadInvoice) === undefined) {
    await page.until(() => document.querySelector('.portal-transaction-row') !== null, 'the transaction');
    document.querySelector<HTMLElement>('.portal-transaction-row')?.click();
  }
  await page.press(transactionTexts.downloadInvoice);
};

/** The calls of files, quotation decisions and the profile. */
export const filesRows: readonly Row[] = [
  {
    call: 'POST update-quotation-status/{id}',
    hit: ['POST update-quotation-status/12'],
    at: '/quotation/12',
    answers,
    begin: press(quotationTexts.accept),
    again: press(quotationTexts.accept),
    cancel: quotationTexts.stopWaiting,
    sentence: decided,
    success: quotationTexts.accepted,
  },
  {
    call: 'POST update-quotation-status/{id}',
    hit: ['POST update-quotation-status/12'],
    at: '/quotation/12',
    answers,
    prepare: async (page) => {
      await page.press(quotationTexts.deny);
      await page.type(quotationTexts.reason, 'Too dear');
    },
    begin: press(quotationTexts.submitRejection),
    again: press(quotationTexts.submitRejection),
    cancel: quotationTexts.stopWaiting,
    sentence: decided,
    success: quotationTexts.denied,
    typed: [[quotationTexts.reason, 'Too dear']],
  },
  {
    call: 'POST /user/file-upload',
    hit: ['POST user/file-upload'],
    at: '/filecabinet',
    answers,
    prepare: async (page) => {
      await page.until(() => page.find('button', documentTexts.upload) !== undefined, 'Upload');
      await page.choose(aBrowserFile('pdf', 'pan.pdf'));
    },
    begin: press(documentTexts.upload),
    again: press(documentTexts.upload),
    cancel: documentTexts.cancelUpload,
    sentence: () => documentTexts.cabinetUploadFailed,
    noFailure: ['empty', 'shape'],
    success: documentTexts.uploaded('pan.pdf'),
  },
  {
    call: 'POST user/files/upload',
    hit: ['POST user/files/upload'],
    at: '/task-detail/31',
    state: TASK,
    answers,
    begin: uploadTaskDocument,
    again: uploadTaskDocument,
    cancel: documentTexts.cancelUpload,
    sentence: () => documentTexts.taskUploadFailed,
    success: documentTexts.documentUploaded('pan.pdf'),
  },
  {
    call: 'GET /api/v3/files/download-link/{path}',
    hit: ['GET files/download-link/files/1.pdf'],
    at: '/filecabinet',
    answers,
    begin: press(documentTexts.download('pan.pdf')),
    again: press(documentTexts.download('pan.pdf')),
    sentence: () => documentTexts.linkFailed,
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
        ? transactionTexts.linkMissing
        : transactionTexts.downloadFailed,
    success: transactionTexts.downloadInvoice,
  },
  {
    call: 'GET /files/download-link/{path}',
    hit: ['GET files/download-link/files/2.pdf'],
    at: '/task-detail/31',
    state: TASK,
    answers,
    begin: press(documentTexts.viewFile('bank.pdf')),
    again: press(documentTexts.viewFile('bank.pdf')),
    sentence: () => documentTexts.viewFailed,
    success: 'bank.pdf',
  },
  {
    call: 'POST /user/profile-update',
    hit: ['POST user/profile-update'],
    at: '/profile',
    answers,
    prepare: async (page) => {
      await page.press(profileTexts.edit);
      await page.type(profileTexts.fullName, 'Asha V. Verma');
    },
    begin: press(profileTexts.save),
    again: press(profileTexts.save),
    cancelLeaves: true,
    noFailure: ['empty', 'shape'],
    sentence: (fault) => serverMessage(fault) || profileTexts.updateFailed,
    success: 'Asha Verma',
    typed: [[profileTexts.fullName, 'Asha V. Verma']],
  },
];
