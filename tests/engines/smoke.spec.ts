import { freshPhone } from '../journeys/support/signIn.ts';
import { expect, test } from './support/engines.ts';
import type { Page } from './support/page.ts';

const signIn = async (portal: Page, phone: string, code: () => Promise<string>): Promise<void> => {
  await portal.open('/');
  await portal.role('textbox', 'Mobile Number').fill(phone.replace('+91', ''));
  const robot = portal.role('checkbox', 'I am not a robot');
  await robot.press();
  await robot.satisfies('it.checked');
  await portal.role('button', 'Send OTP').press();
  await portal.role('textbox', 'OTP').isThere();
  await portal.role('textbox', 'OTP').fill(await code());
  await portal.role('button', 'Verify OTP').press();
  await portal.role('heading', 'Recent Transactions').isThere();
};

/** Answers the questions of a service; ends in the cart, with its price. */
const price = async (portal: Page): Promise<void> => {
  const services = portal.role('region', 'All Services');
  await services.role('link', /^GST/).press();
  await portal.role('link', /GST Registration/).press();
  await portal.role('button', 'Proceed').press();
  await portal.role('radio', 'Partnership').press();
  await portal.role('textbox').fill('2');
  await portal.role('checkbox', 'Within my state').press();
  const day = portal.css('input[type="date"]');
  // The same in every order of day and month.
  await day.fill('11/11/2026');
  await day.satisfies('it.value === "2026-11-11"');
  await portal.role('button', 'Proceed').press();
  await portal.role('dialog').role('button', 'Confirm').press();
  await portal.role('dialog').role('button', 'View Cart').isThere();
  // The dialog hides by itself, maybe under the pointer; its link stays on the page.
  await portal.role('dialog').hasCount(0);
  await portal.role('main').role('link', 'View Cart').press();
  await portal.role('heading', 'Cart', 1).isThere();
};

const pay = async (portal: Page): Promise<void> => {
  await portal.role('textbox', 'Billing Address').satisfies('it.value !== ""');
  await portal.role('button', 'Place Order').press();
  // The stand-in of the payment provider, on an origin of its own.
  await portal.role('heading', /^Pay ₹/).isThere();
  await portal.role('button', 'Pay').press();
  await portal.role('heading', 'Payment successful', 1).isThere();
  await portal.text('Confirmed in our records.').isThere();
};

const upload = async (portal: Page): Promise<void> => {
  await portal.role('link', 'Upload documents for GST Registration').press();
  await portal.role('heading', 'GST Registration', 1).isThere();
  const documents = portal.css('input[type="file"]');
  await documents.first().give('tests/data/files/sharp.png');
  await portal.role('button', 'View sharp.png').isThere();
};

const logOut = async (portal: Page): Promise<void> => {
  await portal.role('button', 'Log Out').press();
  await portal.role('dialog').role('button', 'Yes').press();
  await portal.role('textbox', 'Mobile Number').isThere();
};

test('A customer signs in, is told a price, pays, uploads a document and logs out', async ({
  portal,
  desk,
}) => {
  const phone = freshPhone();
  await desk.addCustomer({ phone, displayname: 'Asha Verma', email: 'asha.verma@example.in' });
  await test.step('sign in', () => signIn(portal, phone, () => desk.codeFor(phone)));
  await test.step('price', () => price(portal));
  await test.step('pay', () => pay(portal));
  await test.step('upload', () => upload(portal));
  await test.step('log out', () => logOut(portal));
  expect(await portal.ask("sessionStorage.getItem('token')")).toBe(null);
});
