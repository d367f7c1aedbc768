import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signedInAddresses } from '../../../scripts/exampleAddresses.ts';
import { screenAt } from '../../../src/ui/shell/screenAt';
import contract from '../../../docs/api/openapi.yaml?raw';
import { answers } from './answers';
import { Page } from './page';
import { actions, reads } from './rows';

// A chart needs a canvas.
vi.mock('@ant-design/plots', () => ({ Column: () => null }));

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const rows = [...reads, ...actions];

const kindOf = (call: string): string =>
  call.replace(/download-link\/.+/, 'download-link/{path}').replaceAll(/\/(\d+|\{\w+\})(?=\/|$)/g, '/{id}');

const tried = new Set(rows.flatMap(({ hit }) => hit.map(kindOf)));
const triedAt = new Set(
  rows.flatMap(({ at, hit }) => hit.map((call) => `${screenAt(at.replace(/\?.*/, ''))}: ${kindOf(call)}`)),
);

/** What no customer sees fail, with the reason. */
const unseen: Readonly<Record<string, string>> = {
  'cart: GET user/profile': 'it fills in fields that the customer can fill in',
  'cart: GET user/orders': 'without it the checkout asks again when the order is placed',
  'cart: GET services': 'without it no frequency is told',
  'task: GET user/orders': 'a failed look-up shows nothing',
  'paymentResult: GET user/cart': 'without it the page says that the order cannot be paid here',
  'paymentResult: GET user/tasks': 'without it the page leads to the work',
  'paymentResult: GET files/task/{id}': 'without it the page leads to the work',
  'questionFlow: GET services': 'read ahead for the page that comes next',
  'questionFlow: GET deadlines.json':
    'read ahead for the page that comes next, where nothing is told without it',
  'questionFlow: GET faqs/{id}': 'read ahead for the page that comes next',
};

/** Calls of the contract that the matrix has no page for, with the place that tries them. */
const elsewhere: Readonly<Record<string, string>> = {
  'GET portal.config.json': 'tests/infrastructure/config',
  'GET sandbox/altcha': 'the captcha of the sandbox',
};

/** Calls of one payment provider: its adapter's, which tests/infrastructure/payment tries, and addresses that it leads to. */
const ofProvider = /^ {6}(?:x-payment-provider|x-confirms-payment|tags: \[payment page\])/m;
/** The demo's provider pays on the pages of the matrix. */
const DEMO = 'POST generate-payu-checksum';

const inContract = [...contract.matchAll(/^ {2}\/(\S+):\n((?: {4}.*\n)*)/gm)]
  .flatMap(([, path = '', body = '']) =>
    [...body.matchAll(/^ {4}(get|post|delete|put|patch):\n((?: {6}.*\n)*)/gm)].map(
      ([, method = '', operation = '']) => ({
        call: kindOf(`${method.toUpperCase()} ${path}`),
        isOfProvider: ofProvider.test(operation),
      }),
    ),
  )
  .filter(({ call, isOfProvider }) => !isOfProvider || call === DEMO)
  .map(({ call }) => call);

describe('no call is left out of the faults', () => {
  it('has a row for each call of the contract', () => {
    expect(inContract.length).toBeGreaterThan(30);
    expect(inContract.filter((call) => !tried.has(call) && !(call in elsewhere))).toEqual([]);
    expect(Object.keys(elsewhere).filter((call) => tried.has(call) || !inContract.includes(call))).toEqual(
      [],
    );
  });

  it.each(signedInAddresses({ quotation: 12, request: 5, task: 31 }))(
    'has a row for each call that $path makes when it opens',
    async ({ path }) => {
      const page = new Page({ at: path, answers });
      page.open();
      for (let quiet = 0, before = 0; quiet < 25; quiet += 1) {
        await new Promise((later) => setTimeout(later, 10));
        await page.settle();
        if (page.backend.calls.size > before) quiet = 0;
        before = page.backend.calls.size;
      }
      const here = [...page.backend.calls].map(
        (call) => `${screenAt(path.replace(/\?.*/, ''))}: ${kindOf(call)}`,
      );
      expect(here.filter((call) => !triedAt.has(call) && !(call in unseen))).toEqual([]);
    },
  );
});
