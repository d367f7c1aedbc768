import { expect, type Page } from '@playwright/test';
import { cartSize } from '../buying.ts';
import { openSettled } from '../openScreen.ts';
import { ownRecords } from '../ownRecords.ts';
import { type Bench, type CutForm, press, says, textbox } from './cutForm.ts';

const inCart = ({ page }: Bench): Promise<number> => cartSize(page);

const proceed = ({ page }: Bench): Promise<void> => press(page, 'Proceed');
const nothingTyped = async (): Promise<void> => undefined;

const isAdded = ({ page }: Bench): Promise<void> =>
  expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();

const answer = async ({ page }: Bench): Promise<void> => {
  await openSettled(page, '/Income%20Tax%20Return/24');
  await page.getByRole('checkbox', { name: 'Salary' }).check();
  await page.getByRole('textbox', { name: 'How many Form 16 do you have?' }).fill('3');
  await page.getByRole('radio', { name: 'No', exact: true }).check();
};

const answersStand = async ({ page }: Bench): Promise<void> => {
  // The page under an open dialog has no roles.
  await expect(page.getByLabel('Salary', { exact: true })).toBeChecked();
  await expect(page.getByLabel('How many Form 16 do you have?')).toHaveValue('3');
  await expect(page.getByLabel('No', { exact: true })).toBeChecked();
};

const priceIsShown = ({ page }: Bench): Promise<void> =>
  expect(page.getByRole('dialog', { name: 'Your price' })).toBeVisible();

const priced = async (bench: Bench): Promise<void> => {
  await answer(bench);
  await proceed(bench);
  await priceIsShown(bench);
};

const dialogOf = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Already in your cart.' });

/** The forms from a service to the cart. */
export const buyingForms: readonly CutForm[] = [
  {
    name: 'the answers that give a price',
    call: 'POST /service-price-calculation',
    fill: answer,
    send: proceed,
    problem: says('Error: An unexpected error occurred.'),
    stands: answersStand,
    done: priceIsShown,
  },
  {
    name: 'a calculated price that is confirmed',
    call: 'POST /add-to-cart',
    fill: priced,
    send: ({ page }) => press(page, 'Confirm'),
    sendAgain: async (bench) => {
      await proceed(bench);
      await press(bench.page, 'Confirm');
    },
    problem: says('Failed to submit quotation request / add to cart.'),
    stands: answersStand,
    done: isAdded,
    kept: { count: inCart, change: 1 },
  },
  {
    name: 'a service with a fixed price',
    call: 'POST /add-to-cart',
    fill: ({ page }) => openSettled(page, '/sub-service/18'),
    send: proceed,
    problem: says('An error occurred while adding to cart.'),
    stands: nothingTyped,
    done: isAdded,
    kept: { count: inCart, change: 1 },
  },
  {
    name: 'a service that is added again',
    call: 'POST /add-to-cart',
    fill: async (bench) => {
      const { page } = bench;
      await openSettled(page, '/sub-service/31');
      await proceed(bench);
      await isAdded(bench);
      await press(page, 'Continue');
      await proceed(bench);
      await expect(dialogOf(page)).toBeVisible();
    },
    send: ({ page }) => press(page, 'Add again'),
    sendAgain: proceed,
    problem: says('An error occurred while adding to cart.'),
    stands: nothingTyped,
    done: isAdded,
    kept: { count: inCart, change: 1 },
  },
  {
    name: 'a free payment',
    call: 'POST /add-to-cart',
    fill: async ({ page }) => {
      await openSettled(page, '/sub-service/162');
      await textbox(page, 'Purpose of payment').fill('Notice reply');
      await page.getByRole('textbox', { name: 'Amount' }).fill('4500');
    },
    send: proceed,
    problem: says('An error occurred while adding to cart.'),
    stands: async ({ page }) => {
      await expect(textbox(page, 'Purpose of payment')).toHaveValue('Notice reply');
      await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('4500');
    },
    done: isAdded,
    kept: { count: inCart, change: 1 },
  },
  {
    name: 'a request for a quotation',
    call: 'POST /add-quotation',
    fill: ({ page }) => openSettled(page, '/sub-service/32'),
    send: proceed,
    problem: says('Failed to submit quotation request / add to cart.'),
    stands: nothingTyped,
    done: ({ page }) => expect(page.getByRole('dialog', { name: 'Quotation requested' })).toBeVisible(),
    kept: { count: async ({ page }) => (await ownRecords(page).requests()).length, change: 1 },
  },
];
