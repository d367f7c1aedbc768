import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paymentVendors } from '../../src/infrastructure/vendors/paymentVendors';
import { wordsIn } from './documentedTree';
import { modulesUnder } from './sourceImports';

const GUIDE = readFileSync('docs/swap-the-payment-provider.md', 'utf8');

/** The files of the guide's last table, which name every provider. */
const shared = wordsIn(GUIDE.split('What else names it')[1]?.split('and `tests')[0] ?? '').filter((word) =>
  /^(src|sandbox|docs)\//.test(word),
);

const RECORDS = 'src/infrastructure/vendors/paymentVendors.ts';

const files = [...['src', 'sandbox'].flatMap(modulesUnder), 'docs/api/openapi.yaml'].map(
  (file) => [file, readFileSync(file, 'utf8').toLowerCase()] as const,
);

/** PayU is also the one that the demo starts with, and whose orders it is seeded with. */
const names = Object.keys(paymentVendors).filter((name) => name !== 'payu');

/** The test files of the guide that name every provider. */
const lists = wordsIn(GUIDE.split('and for the tests')[1]?.split('. ')[0] ?? '').filter((word) =>
  word.endsWith('.ts'),
);

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
    expect(lists).toHaveLength(2);
    for (const file of lists)
      expect(readFileSync(file, 'utf8')).toMatch(/Record<\s*(?:PaymentProvider|Provider),/);
  });
});
