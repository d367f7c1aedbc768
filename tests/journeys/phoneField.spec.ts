import { expect, test } from './support/collectors.ts';

for (const path of ['/login', '/signup']) {
  test.describe(`The mobile field of ${path}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
      await page.getByRole('textbox', { name: 'Mobile Number' }).click();
    });

    test('keeps every digit typed before its prefix [LOGIN-33]', async ({ page }) => {
      for (const steps of [0, 1, 2, 3]) {
        await page.keyboard.press('Control+A');
        await page.keyboard.press('Delete');
        await page.keyboard.press('Home');
        for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight');
        await page.keyboard.type('9876543210');
        await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toHaveValue('+919876543210');
      }
    });

    test('begins a new number once everything was selected [LOGIN-33]', async ({ page }) => {
      const field = page.getByRole('textbox', { name: 'Mobile Number' });
      for (const key of ['Delete', 'Backspace']) {
        await page.keyboard.type('9876543210');
        await page.keyboard.press('Control+A');
        await page.keyboard.press(key);
        await expect(field).toHaveValue('+91');
      }
      await page.keyboard.type('9876543210');
      await page.keyboard.press('Control+A');
      await page.keyboard.type('7012345678');
      await expect(field).toHaveValue('+917012345678');
      // A phone's keyboard sends no digit as a key, only the text.
      await page.keyboard.press('Control+A');
      for (const digit of '8123456789') await page.keyboard.insertText(digit);
      await expect(field).toHaveValue('+918123456789');
    });

    test(
      'changes no digit that an edit does not touch, and keeps the caret [ENTRY-08]',
      { tag: '@flow' },
      async ({ page }) => {
        const field = page.getByRole('textbox', { name: 'Mobile Number' });
        const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart);
        await page.keyboard.type('9187654321');
        await page.keyboard.press('Home');
        for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Backspace');
        await page.keyboard.type('5');
        await expect(field).toHaveValue('+919187654321');
        expect(await caret()).toBe(3);
        await page.keyboard.press('Delete');
        await page.keyboard.type('6x');
        await expect(field).toHaveValue('+916187654321');
        expect(await caret()).toBe(4);
      },
    );

    test('takes twelve digits that begin with 91 [LOGIN-34]', async ({ page }) => {
      await page.keyboard.type('919123456789');
      await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toHaveValue('+919123456789');
    });
  });
}
