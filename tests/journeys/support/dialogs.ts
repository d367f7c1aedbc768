import type { Locator, Page } from '@playwright/test';
import type { Portal } from '../../../src/ui/texts/en/portal.ts';
import { awaitPayments } from './awaitedPayment.ts';
import { openSettled } from './openScreen.ts';
import { jpegOf } from './photos.ts';

export type DialogWords = Pick<
  Portal,
  | 'cabinet'
  | 'cart'
  | 'catalogue'
  | 'document'
  | 'papers'
  | 'photo'
  | 'pricing'
  | 'profile'
  | 'quotation'
  | 'severalUpload'
> & { readonly shell: Pick<Portal['shell'], 'logOut' | 'more'> };

/** Where a dialog is opened, and in which words. */
interface Opening {
  readonly page: Page;
  readonly words: DialogWords;
  /** The address of a quotation that waits for its decision. */
  readonly quotation: string;
  /** The address of a task of which all documents are missing. */
  readonly task: string;
}

export interface DialogRow {
  readonly name: string;
  /** The file below src/ui that renders it. */
  readonly of: string;
  /** Opens it; what it needs to stand there is done before. */
  readonly open: (opening: Opening) => Promise<unknown>;
  /** Whether only a narrow window has it. */
  readonly isNarrow?: true;
}

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

const inDialog = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click();

const pressAt = async (page: Page, path: string, name: string | RegExp): Promise<void> => {
  await openSettled(page, path);
  await press(page, name);
};

const ANY = '\u0001';

/** The name of a button that holds a word of the server's. */
const withAny = (text: (word: string) => string): RegExp =>
  new RegExp(
    `^${text(ANY)
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replace(ANY, '.+')}$`,
  );

const choose = async (
  page: Page,
  button: Locator,
  files: Parameters<Locator['setInputFiles']>[0],
): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(files);
};

const pdf = (name: string, end = '%%EOF') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${'x'.repeat(400)}\n${end}\n`),
});

const severalFiles = async ({ page, words: { severalUpload } }: Opening): Promise<void> => {
  await pressAt(page, '/filecabinet', severalUpload.button);
  const button = page.getByRole('dialog').getByRole('button', { name: severalUpload.choose });
  await choose(page, button, [
    pdf('one.pdf'),
    pdf('cut.pdf', ''),
    { ...pdf('notes.docx'), mimeType: 'text/plain' },
  ]);
  await page.getByText('notes.docx').waitFor();
};

const papers = async ({ page, task, words }: Opening): Promise<void> => {
  await pressAt(page, task, words.papers.add);
  const button = page.getByRole('dialog').getByRole('button', { name: words.severalUpload.choose });
  await choose(page, button, [
    pdf('pan.pdf'),
    pdf('aadhaar.pdf', ''),
    pdf('scan.pdf'),
    { ...pdf('notes.docx'), mimeType: 'text/plain' },
  ]);
  await page.getByText('notes.docx').waitFor();
};

const another = async ({ page, task, words }: Opening): Promise<void> => {
  await pressAt(page, task, words.papers.another);
  const button = page.getByRole('dialog').getByRole('button', { name: words.papers.anotherChoose });
  await choose(page, button, pdf('lease.pdf'));
  await page.getByText('lease.pdf').waitFor();
};

const price = async ({ page, words }: Opening): Promise<void> => {
  await openSettled(page, '/services/26');
  await page.getByRole('radio', { name: /24Q/ }).check();
  await page.locator('input[inputmode=decimal]').fill('3');
  await press(page, words.pricing.proceed);
};

const photos = async ({ page, words: { document, photo } }: Opening): Promise<void> => {
  await pressAt(page, '/filecabinet', document.photosToPdf);
  const buffer = await jpegOf(page, { width: 60, height: 80, corners: ['red', 'lime', 'blue', 'yellow'] });
  const button = page.getByRole('dialog').getByRole('button', { name: photo.choose });
  await choose(page, button, { name: 'front.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
};

const proceed = ({ page, words }: Opening): Promise<void> =>
  pressAt(page, '/sub-service/18', words.catalogue.proceed);

/** Every dialog of the portal; `tests/tooling/dialogs.test.ts` finds one that is left out. */
export const dialogs: readonly DialogRow[] = [
  {
    name: 'menu',
    of: 'shell/SidebarDrawer.tsx',
    open: ({ page, words }) => pressAt(page, '/profile', words.shell.more),
    isNarrow: true,
  },
  {
    name: 'log out',
    of: 'shell/LogOutDialog.tsx',
    open: ({ page, words }) => pressAt(page, '/profile', words.shell.logOut),
  },
  {
    name: 'edit profile',
    of: 'profile/EditProfileDialog.tsx',
    open: ({ page, words }) => pressAt(page, '/profile', words.profile.edit),
  },
  {
    name: 'filters',
    of: 'documents/FilterDialog.tsx',
    open: ({ page, words }) => pressAt(page, '/filecabinet', words.document.filters),
  },
  { name: 'several files', of: 'documents/SeveralUploads.tsx', open: severalFiles },
  {
    name: 'stop several files',
    of: 'documents/SeveralUploads.tsx',
    open: async (opening) => {
      await opening.page.route('**/api/v3/user/file-upload', () => undefined);
      await severalFiles(opening);
      await inDialog(opening.page, opening.words.severalUpload.upload);
      await inDialog(opening.page, opening.words.severalUpload.close);
      await opening.page.getByText(opening.words.severalUpload.stopTitle).waitFor();
    },
  },
  { name: 'papers', of: 'documents/PapersDialog.tsx', open: papers },
  {
    name: 'stop papers',
    of: 'documents/PapersDialog.tsx',
    open: async (opening) => {
      await opening.page.route('**/api/v3/user/files/upload', () => undefined);
      await papers(opening);
      // Documents with other names, such as an attack, are chosen for nobody.
      await opening.page.getByRole('dialog').locator('select').first().selectOption({ index: 1 });
      await inDialog(opening.page, opening.words.severalUpload.upload);
      await inDialog(opening.page, opening.words.severalUpload.close);
      await opening.page.getByText(opening.words.severalUpload.stopTitle).waitFor();
    },
  },
  { name: 'another paper', of: 'documents/AnotherPaperDialog.tsx', open: another },
  {
    name: 'message of another paper',
    of: 'documents/AnotherPaperDialog.tsx',
    open: async (opening) => {
      await another(opening);
      await inDialog(opening.page, opening.words.papers.send);
      await opening.page.getByRole('button', { name: opening.words.papers.tell, exact: true }).waitFor();
    },
  },
  { name: 'photos', of: 'documents/PhotoPdfDialog.tsx', open: photos },
  {
    name: 'leave photos',
    of: 'documents/PhotoPdfDialog.tsx',
    open: async (opening) => {
      await photos(opening);
      await inDialog(opening.page, opening.words.photo.cancel);
      await opening.page.getByText(opening.words.photo.discardTitle).waitFor();
    },
  },
  {
    name: 'preview',
    of: 'documents/CabinetPreview.tsx',
    open: async ({ page, words }) => {
      await pressAt(
        page,
        '/filecabinet',
        withAny((name) => words.cabinet.preview(`${name}.png`)),
      );
      await page.getByRole('dialog').getByRole('img').first().waitFor();
    },
  },
  {
    name: 'deny',
    of: 'quotations/DecisionPanel.tsx',
    open: ({ page, words, quotation }) => pressAt(page, quotation, words.quotation.deny),
  },
  {
    name: 'terms',
    of: 'catalogue/SubServiceActions.tsx',
    open: ({ page, words }) => pressAt(page, '/sub-service/24', words.catalogue.terms),
  },
  { name: 'price', of: 'pricing/PriceDialog.tsx', open: price },
  {
    name: 'start again',
    of: 'pricing/PriceSummary.tsx',
    open: async (opening) => {
      await price(opening);
      await inDialog(opening.page, opening.words.pricing.cancel);
      await press(opening.page, opening.words.pricing.startAgain);
      await opening.page.getByText(opening.words.pricing.startAgainQuestion).waitFor();
    },
  },
  {
    name: 'remove',
    of: 'cart/CartLines.tsx',
    open: ({ page, words }) => pressAt(page, '/cart', withAny(words.cart.remove)),
  },
  {
    name: 'order again',
    of: 'cart/CartScreen.tsx',
    open: async ({ page, words }) => {
      await awaitPayments(page);
      await openSettled(page, '/cart');
      await page.getByRole('link', { name: words.cart.seePayment }).first().waitFor();
      await page.locator('.portal-place-order button[type="submit"][aria-disabled="false"]').click();
    },
  },
  { name: 'added', of: 'catalogue/SuccessOfSubmission.tsx', open: proceed },
  // The second time it asks.
  { name: 'add again', of: 'catalogue/RepeatDialog.tsx', open: proceed },
];
