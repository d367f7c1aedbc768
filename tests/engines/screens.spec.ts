import { entryAddresses, type ExampleAddress, signedInAddresses } from '../../scripts/exampleAddresses.ts';
import { enter } from './support/enter.ts';
import { test } from './support/engines.ts';
import type { Page } from './support/page.ts';

/** Opens an address, and sees its screen whole: its heading, nothing that is still to come, and no failure. */
const see = async (portal: Page, { path, heading }: Omit<ExampleAddress, 'name'>): Promise<void> => {
  await portal.open(path);
  await portal.role('heading', heading, 1).isThere();
  await portal.css('[aria-busy="true"], .ant-skeleton, .ant-spin, [role="img"]:empty').hasCount(0);
  // The page brings one of its own, hidden until a script does not come.
  await portal.css('[role="alert"]:not(:empty, .frame-failed)').hasCount(0);
  await portal.role('button', 'Try again').hasCount(0);
  await portal.text(/^The chart could not be loaded/).hasCount(0);
};

test.describe('A visitor sees', () => {
  for (const { name, path, heading } of [...entryAddresses, { ...entryAddresses[0], path: '/' }])
    test(`${name} at ${path}`, async ({ portal }) => {
      await see(portal, { path, heading });
    });
});

test.describe('A customer sees', () => {
  for (const [at, { name, path: example, heading }] of signedInAddresses().entries())
    test(`${name} at ${example}`, async ({ portal, desk }) => {
      const { records } = await enter(portal, desk);
      await see(portal, { path: signedInAddresses(records)[at]?.path ?? example, heading });
      await portal.role('navigation', 'Main').isThere();
    });
});
