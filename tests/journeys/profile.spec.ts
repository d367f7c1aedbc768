import type { Page } from '@playwright/test';
import { findings } from './support/axe.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';

const UPDATE = '/api/v3/user/profile-update';

/** One red pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Profile' });

const openEdit = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(dialog(page)).toBeVisible();
};

test.describe('The profile', () => {
  test.beforeEach(async ({ page, desk }) => {
    await enter(page, desk);
    await page.goto('/profile');
  });

  test(
    'is edited with an image and reloaded [PROF-07] [PROF-11] [PROF-12]',
    { tag: '@flow' },
    async ({ page }) => {
      await openEdit(page);
      await dialog(page).getByLabel('Full Name').fill('Asha R. Verma');
      await dialog(page).getByLabel('PAN Number').fill('x');
      await dialog(page)
        .getByLabel('Avatar')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
      const loaded = page.waitForEvent('load');
      const sent = page.waitForRequest(`**${UPDATE}`);
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      expect((await sent).headers()['content-type']).toContain('multipart/form-data');
      await loaded;
      await expect(page.getByRole('heading', { level: 2, name: 'Asha R. Verma' })).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('status').filter({ hasText: 'Your profile was saved.' })).toBeVisible();
      await expect(page.getByText('Pan Number').locator('xpath=following-sibling::dd')).toHaveText('x');
      const avatar = page.getByRole('img', { name: 'Profile picture of Asha R. Verma' });
      await expect(avatar).toHaveJSProperty('naturalWidth', 1);
      await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Asha R. Verma');
    },
  );

  test('takes a photograph of twelve megapixels upright and reduced, and tells what cannot be drawn [PROF-11]', async ({
    page,
  }) => {
    await openEdit(page);
    await dialog(page).getByLabel('Full Name').fill('Asha R. Verma');
    const choose = dialog(page).getByLabel('Avatar');
    const header = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
    await choose.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: header });
    await expect(dialog(page).getByText(/^This is a HEIC photo.*Most Compatible/)).toBeVisible();
    await choose.setInputFiles({ name: 'cut.png', mimeType: 'image/png', buffer: picture.subarray(0, 40) });
    await expect(dialog(page).getByText(/^This photo is damaged/)).toBeVisible();
    await choose.setInputFiles('tests/data/files/turn6.jpeg');
    await expect(dialog(page).getByText('turn6.jpg')).toBeVisible();
    await expect(dialog(page).getByLabel('Full Name')).toHaveValue('Asha R. Verma');
    const loaded = page.waitForEvent('load');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await loaded;
    const avatar = page.getByRole('img', { name: 'Profile picture of Asha R. Verma' });
    await expect(avatar).toHaveJSProperty('naturalWidth', 768);
    await expect(avatar).toHaveJSProperty('naturalHeight', 1024);
  });

  test('leaves an invalid email to the browser, which sends nothing [PROF-08]', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openEdit(page);
    await dialog(page).getByLabel('Email').fill('abc');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    const isValid = await dialog(page)
      .getByLabel('Email')
      .evaluate((input) => input instanceof HTMLInputElement && input.checkValidity());
    expect(isValid).toBe(false);
    await expect(dialog(page)).toBeVisible();
    expect(asked.filter((url) => url.includes('profile-update'))).toEqual([]);
  });
});

test('A PAN that is missing is added by keyboard: the form opens at its field [PROF-21]', async ({
  page,
  desk,
}) => {
  await enter(page, desk, { empty: true });
  await page.goto('/profile');
  const add = page.getByRole('button', { name: 'Add PAN Number' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('PAN Number')).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(add).toBeFocused();
  expect(await findings(page)).toEqual([]);
});

test.describe('The score page', () => {
  test(
    'has a path that ends in tax-fitt, with the sidebar [SCORE-01]',
    { tag: '@flow' },
    async ({ page, desk }) => {
      await enter(page, desk);
      for (const path of ['/tax-fitt', '/my/tax-fitt']) {
        await page.goto(path);
        await expect(page.getByRole('img', { name: 'Score 50 of 100' })).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      }
    },
  );
});
