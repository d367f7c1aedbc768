import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { madeFiles } from '../infrastructure/files/madeFiles.ts';
import { findings } from './support/axe.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { misfits } from './support/fits.ts';
import { ownRecords } from './support/ownRecords.ts';
import { allowSlowCheck } from './support/unhurriedCheck.ts';

interface GoldenFile {
  readonly name: string;
  readonly facts: {
    readonly needsPassword: boolean;
    readonly isCutOff: boolean;
    readonly picture: object | null;
    readonly pages: number | null;
  };
  /** Why it is refused before anything is measured. */
  readonly refused: string | null;
  readonly warnings: readonly string[];
}

const goldenFiles: readonly GoldenFile[] = JSON.parse(readFileSync('tests/data/goldenFiles.json', 'utf8'));
const pathOf = (name: string): string => `tests/data/files/${name}`;

/** How each warning begins. */
const sentences: Readonly<Record<string, string>> = {
  PasswordNeeded: 'This file opens with a password only. Tell your expert the password by chat or call',
  CutOff: 'The end of this file is missing.',
  NoPages: 'This PDF has no pages.',
  PictureSmall: 'This picture has only 160 × 224 pixels.',
  PictureDark: 'This picture is very dark. Take the picture again in daylight.',
  PictureBlank: 'This picture shows almost nothing.',
  PictureBlurred: 'This picture is blurred.',
};

/** What no golden file is. */
const sound = { isForOthersOnly: false, isUnopenable: false, isNoWorkbook: false };

const PASSWORD = sentences['PasswordNeeded'] ?? '';
const chooser = (page: Page) => page.locator('input[type="file"]').first();
const warnings = (page: Page) => page.getByRole('main').locator('.portal-file-warnings li');
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Chooses a file; ends when the worker that measured it has ended. */
const chooseAndMeasure = async (page: Page, path: string): Promise<string> => {
  const ended = new Promise<string>((resolve) => {
    page.once('worker', (worker) => worker.once('close', () => resolve(worker.url())));
  });
  await chooser(page).setInputFiles(path);
  return ended;
};

const openTask = async (page: Page): Promise<void> => {
  const task = (await ownRecords(page).tasks()).find((one) => one.service_name === 'GST Registration');
  await page.goto(`/task-detail/${task?.id ?? 0}`);
};

test.beforeEach(async ({ page, desk }) => {
  await allowSlowCheck(page);
  // From now on file choosers are handed to the journey; begun with a press, that can come too late.
  page.on('filechooser', () => undefined);
  await enter(page, desk);
});

/** The facts that the portal's own worker measures, without the digest; an absent value is null. */
const factsOf = (page: Page, worker: string, name: string, encoded: string): Promise<unknown> =>
  page.evaluate(
    ({ address, kind, base64 }) => {
      const plain = (value: unknown): unknown => {
        if (typeof value === 'number') return Math.round(value * 1000) / 1000;
        if (typeof value !== 'object' || value === null) return value;
        if ('_tag' in value) return 'value' in value ? plain(value.value) : null;
        return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
      };
      const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
      const started = new Worker(address, { type: 'module' });
      return new Promise<unknown>((resolve) => {
        started.addEventListener('message', ({ data }) => {
          // That code is on its way, or has come.
          if (typeof data !== 'boolean') resolve(plain(data));
        });
        started.postMessage({ kind, blob }, []);
      }).finally(() => started.terminate());
    },
    { address: worker, kind: name.split('.')[1]?.replace('jpg', 'jpeg') ?? '', base64: encoded },
  );

test.describe('A chosen file', () => {
  test("is measured by the portal's worker as the table of golden files says [CHECK-01] [CHECK-03]", async ({
    page,
  }) => {
    // Eight photographs of twelve megapixels.
    test.slow();
    await page.goto('/filecabinet');
    const worker = await chooseAndMeasure(page, pathOf('sharp.png'));
    for (const golden of goldenFiles) {
      const facts = { ...sound, ...golden.facts, digest: expect.stringMatching(/^[\da-f]{64}$/) };
      expect(
        await factsOf(page, worker, golden.name, readFileSync(pathOf(golden.name), 'base64')),
        golden.name,
      ).toEqual(facts);
    }
  });

  test('opens in a browser or not as the table of made files says [CHECK-01]', async ({ page }) => {
    test.slow();
    await page.goto('/filecabinet');
    const worker = await chooseAndMeasure(page, pathOf('sharp.png'));
    const pictures = madeFiles.filter(
      ({ name, cabinet, task }) =>
        /(?:png|jpe?g|webp)$/.test(name) && !/^(?:File|Content)/.test(`${cabinet}${task}`),
    );
    expect(pictures.length).toBeGreaterThan(15);
    for (const { name, bytes, drawn } of pictures) {
      const facts = await factsOf(page, worker, name, Buffer.from(bytes).toString('base64'));
      expect(facts, name).toMatchObject({ isUnopenable: !drawn });
    }
  });

  test('is warned of as the table says, under the policies of the page [CHECK-01] [CHECK-03]', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/filecabinet');
    // The cabinet takes no workbook, and one turn of the large photograph stands for all.
    const shown = goldenFiles.filter(({ name, refused }) => refused === null && !/xlsx|turn[^6]/.test(name));
    for (const { name, warnings: expected } of shown) {
      await chooseAndMeasure(page, pathOf(name));
      await expect(page.getByText(name).first()).toBeVisible();
      await expect(warnings(page), name).toContainText(expected.map((kind) => sentences[kind] ?? ''));
    }
  });
});

test.describe('A file that needs a password', () => {
  test('is warned of and uploaded to the cabinet by keyboard alone [CHECK-03]', async ({
    page,
    announcements,
  }) => {
    await page.goto('/filecabinet');
    await page.getByRole('button', { name: 'Upload a file' }).focus();
    const opened = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await opened).setFiles(pathOf('locked.pdf'));
    await expect(page.getByRole('status').filter({ hasText: PASSWORD })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await announcements.told('locked.pdf uploaded.');
    expect((await ownRecords(page).files()).map((file) => file.file_name)).toContain('locked.pdf');
  });

  test(
    'is warned of and uploaded for a task by keyboard alone [CHECK-03]',
    { tag: '@flow' },
    async ({ page }) => {
      await openTask(page);
      await page.getByRole('button', { name: 'Upload Cancelled cheque' }).focus();
      const opened = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      await (await opened).setFiles(pathOf('locked.xlsx'));
      await expect(card(page, 'Cancelled cheque').getByRole('status')).toContainText(PASSWORD);
      await page.setViewportSize({ width: 320, height: 740 });
      expect(await misfits(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Upload anyway' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'View locked.xlsx' })).toBeFocused();
    },
  );
});
