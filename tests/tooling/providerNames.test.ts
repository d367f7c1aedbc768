import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paymentVendors } from '../../src/infrastructure/vendors/paymentVendors';
import { tablesIn, wordsIn } from './documentedTree';
import { modulesUnder } from './sourceImports';

const GUIDE = readFileSync('docs/swap-the-payment-provider.md', 'utf8');

const [namedIn = '', forTests = ''] = (GUIDE.split('What else names it')[1] ?? '').split(
  '\nFor the tests:\n',
);

/** The files of the guide that name every provider. */
const shared = wordsIn(namedIn).filter((word) => /^(src|sandbox|docs)\//.test(word));

const RECORDS = 'src/infrastructure/vendors/paymentVendors.ts';

const files = [...['src', 'sandbox'].flatMap(modulesUnder), 'docs/api/openapi.yaml'].map(
  (file) => [file, readFileSync(file, 'utf8').toLowerCase()] as const,
);

/** PayU is also the one that the demo starts with, and whose orders it is seeded with. */
const names = Object.keys(paymentVendors).filter((name) => name !== 'payu');

/** The test files of the guide that name every provider, row by row. */
const lists = (tablesIn(forTests)[0] ?? []).map(([cell = '']) => wordsIn(cell));

/** Names a provider that confirms a payment by a dialog, and no other. */
const OF_DIALOGS = 'tests/journeys/lineCut.spec.ts';

/** Try providers as examples. */
const EXAMPLES = ['tests/infrastructure/config/readVendor.test.ts', 'tests/tooling/securityPolicy.test.ts'];

describe('a payment provider', () => {
  it('is named by three files beside its own', () => {
    expect(shared).toHaveLength(3);
  });

  it.each(names)('is named nowhere else, as docs/swap-the-payment-provider.md says: %s', (name) => {
    const foreign = files
      .filter(([file, text]) => text.includes(name) && !file.toLowerCase().includes(name) && file !== RECORDS)
      .map(([file]) => file);
    expect(foreign.toSorted()).toEqual(shared.toSorted());
  });

  it.each(Object.keys(paymentVendors))('is paid by in the journeys of every provider: %s', (name) => {
    const journeys = readdirSync('tests/journeys').filter((file) => file.endsWith('.spec.ts'));
    const own = journeys.filter((file) =>
      readFileSync(`tests/journeys/${file}`, 'utf8').includes(`payingJourneys('${name}'`),
    );
    expect(own).toHaveLength(1);
  });

  it('is listed for the tests in two files, neither of which compiles without it', () => {
    expect(lists[0]).toHaveLength(2);
    for (const file of lists[0] ?? [])
      expect(readFileSync(file, 'utf8')).toMatch(/Record<\s*(?:PaymentProvider|Provider),/);
  });

  it('is named by the test files of the guide and by no other that names them all', () => {
    const naming = modulesUnder('tests').filter((file) => {
      const text = readFileSync(file, 'utf8').toLowerCase();
      return !EXAMPLES.includes(file) && names.every((name) => text.includes(name));
    });
    expect(lists.flat().toSorted()).toEqual([...naming, OF_DIALOGS].toSorted());
    expect(readFileSync(OF_DIALOGS, 'utf8')).toContain('POST /razorpay-verify');
  });
});
