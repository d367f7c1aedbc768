import { entryAddresses, signedInAddresses } from '../../scripts/exampleAddresses.ts';
import { enter } from './support/enter.ts';
import { test } from './support/engines.ts';
import type { Page } from './support/page.ts';

/** The heading of each example, by its name; an example without one fails. */
const HEADINGS: Readonly<Record<string, string | RegExp>> = {
  login: 'Login',
  'sign up': 'Sign Up',
  dashboard: 'Namaste, Asha',
  profile: 'Profile',
  'file cabinet': 'Filecabinet',
  quotations: 'Quotations',
  quotation: /^Quotation #/,
  request: /^Request #/,
  deadlines: 'Deadlines',
  payments: 'Payments',
  cart: 'Cart',
  'payment failed': 'Payment reported as failed',
  task: 'Private Limited Company',
  notifications: 'Notifications',
  'sub-services': 'Income Tax',
  'sub-service': 'Income Tax Return',
  'own amount': 'Pay',
  questions: 'GST Registration',
  'service of a login': 'GST Registration',
  score: 'Tax fitness score',
  nothing: 'Page not found',
};

/** Opens an address, and sees its screen whole: its heading, nothing that is still to come, and no failure. */
const see = async (portal: Page, name: string, path: string): Promise<void> => {
  await portal.open(path);
  await portal.role('heading', HEADINGS[name] ?? `a heading of ${name}`, 1).isThere();
  await portal.css('[aria-busy="true"], .ant-skeleton, .ant-spin').hasCount(0);
  // The page brings one of its own, hidden until a script does not come.
  await portal.css('[role="alert"]:not(:empty, .frame-failed)').hasCount(0);
  await portal.role('button', 'Try again').hasCount(0);
};

test.describe('A visitor sees', () => {
  for (const { name, path } of [...entryAddresses, { name: 'login', path: '/' }])
    test(`${name} at ${path}`, async ({ portal }) => {
      await see(portal, name, path);
    });
});

test.describe('A customer sees', () => {
  for (const [at, { name, path: example }] of signedInAddresses().entries())
    test(`${name} at ${example}`, async ({ portal, desk }) => {
      const { records } = await enter(portal, desk);
      await see(portal, name, signedInAddresses(records)[at]?.path ?? example);
      await portal.role('navigation', 'Main').isThere();
    });
});
