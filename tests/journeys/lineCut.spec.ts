import { textsAt, theDocument } from '../../conformance/theDocument.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { buyingForms } from './support/lineCut/buyingForms.ts';
import type { CutForm } from './support/lineCut/cutForm.ts';
import { cutAndSend } from './support/lineCut/cutAndSend.ts';
import { payingForms } from './support/lineCut/payingForms.ts';
import { sessionForms } from './support/lineCut/sessionForms.ts';
import { workForms } from './support/lineCut/workForms.ts';
import { freshPhone } from './support/signIn.ts';

/** The call that starts a payment of the demo. */
const PAY_NOW = 'POST /generate-payu-checksum';

const forms: readonly CutForm[] = [...sessionForms, ...buyingForms, ...payingForms, ...workForms];

/** Calls of one payment provider, which tests/journeys/support/payingJourneys.ts cuts or loses for each. */
const OF_PROVIDERS = ['x-payment-provider', 'x-confirms-payment'];

test('Every call of the contract that writes has its form here', async () => {
  const { calls } = await theDocument();
  const writes = calls
    .filter(
      ({ method, operation }) =>
        method !== 'GET' &&
        textsAt(operation, 'tags')[0] !== 'payment page' &&
        OF_PROVIDERS.every((name) => !(name in operation)),
    )
    .map(({ method, path }) => `${method} ${path}`);
  const known = new Set(forms.map(({ call }) => call));
  expect(writes.length).toBeGreaterThan(12);
  expect([...known].filter((call) => call !== PAY_NOW).toSorted()).toEqual(writes.toSorted());
});

test.describe('A form whose line is cut', () => {
  for (const form of forms)
    test(`${form.name} (${form.call}) loses nothing and is sent once [LINE-02]`, async ({
      page,
      desk,
      incidents,
      announcements,
    }) => {
      const phone = form.isBeforeSignIn === true ? freshPhone() : await enter(page, desk);
      await cutAndSend(form, { page, desk, phone, announcements }, incidents);
    });
});
