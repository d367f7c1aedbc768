import { readZip } from '../doubles/readZip.ts';
import { pagesOf } from '../journeys/support/photos.ts';
import { downloaded } from './support/downloads.ts';
import { type Customer, enter } from './support/enter.ts';
import { expect, test } from './support/engines.ts';
import type { Page } from './support/page.ts';

const pathOf = (name: string): string => `tests/data/files/${name}`;
const photos = ['sharp.png', 'dark.png'].map(pathOf);

const choose = async (portal: Page, name: string): Promise<void> => {
  await portal.css('input[type="file"]').first().give(pathOf(name));
  await portal.role('button', 'Upload').isThere();
};

/** The reload that follows an upload ends with the file in its row. */
const upload = async (portal: Page, name: string): Promise<void> => {
  await portal.role('button', 'Upload').press();
  await portal.role('button', `Download ${name}`).isThere();
};

const isZip = (bytes: Buffer): boolean =>
  bytes.subarray(-22, -18).equals(Buffer.from('PK\u0005\u0006', 'latin1'));

let customer: Customer;

test.beforeEach(async ({ portal, desk }) => {
  customer = await enter(portal, desk);
  await portal.open('/filecabinet');
  await portal.role('button', 'Preview office-front.png').isThere();
});

test.describe('In the cabinet', () => {
  test('a blurred photograph is warned of, a locked PDF too, and a sharp one is uploaded', async ({
    portal,
  }) => {
    const warnings = portal.css('.portal-file-warnings li');
    await choose(portal, 'blurred.png');
    await warnings.satisfies('it.innerText.includes("This picture is blurred.")');
    await choose(portal, 'locked.pdf');
    await warnings.satisfies('it.innerText.includes("This file opens with a password only.")');
    await choose(portal, 'sharp.png');
    await warnings.hasCount(0);
    await upload(portal, 'sharp.png');
  });

  test('photographs become one PDF, which is uploaded', async ({ portal }) => {
    await portal.role('button', 'Make one PDF from photos').press();
    const dialog = portal.role('dialog', 'Make one PDF from photos');
    await dialog
      .css('input[type="file"]')
      .first()
      .give(...photos);
    await dialog.role('listitem').hasCount(photos.length);
    await dialog.role('textbox', 'Name of the PDF').fill('Two photos');
    await dialog.role('button', 'Make PDF').press();
    await dialog.text(/\.pdf: 2 pages, /).isThere();
    await dialog.role('button', 'Use this PDF').press();
    await dialog.hasCount(0);
    await upload(portal, 'Two photos.pdf');
    // Not by the browser: Firefox would show it in a tab of its own.
    expect(await pagesOf(await customer.fileNamed('Two photos.pdf'))).toHaveLength(photos.length);
  });

  test('all files are downloaded as one zip', async ({ portal, engine }) => {
    await portal.role('button', 'Download all').press();
    const zip = readZip(await downloaded(engine.downloads, /filecabinet-[\d-]+\.zip$/, isZip));
    expect([...zip.keys()].map((name) => name.split('/').at(-1))).toContain('office-front.png');
    expect(zip.size).toBe(await portal.role('button', /^Preview /).count());
  });

  test('a picture is previewed, and a PDF handed to the reader of the browser', async ({ portal }) => {
    await portal.role('button', 'Preview office-front.png').press();
    const dialog = portal.role('dialog');
    await dialog.role('img', 'office-front.png').satisfies('it.naturalWidth === 720');
    await dialog.role('button', 'Previous file').press();
    await dialog.css('iframe[title="Board resolution.pdf"]').satisfies('it.src.startsWith("blob:")');
    // WebKitGTK's reader does not come under the portal's policy: the sentence behind the frame is seen then.
    await dialog.text('This file cannot be shown here. You can download it.').isThere();
  });

  test('days that are typed filter the files', async ({ portal }) => {
    await portal.role('button', 'Filters').press();
    const dialog = portal.role('dialog', 'Filter files');
    await dialog.role('radio', 'Custom').press();
    // The same in every order of day and month.
    const days = dialog.css('input[type="date"]');
    await days.hasCount(2);
    await days.first().fill('01/01/2001');
    await days.first().satisfies('it.value === "2001-01-01"');
    await days.last().fill('02/02/2002');
    await days.last().satisfies('it.value === "2002-02-02"');
    await dialog.role('button', 'Apply').press();
    await dialog.hasCount(0);
    await portal.role('button', 'Remove filter 2001-01-01 to 2002-02-02').isThere();
    await portal.role('button', /^Preview /).hasCount(0);
  });
});
