import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paymentVendors } from '../../src/infrastructure/vendors/paymentVendors';
import { playedProviders } from '../contract/payment/playedProviders';
import { wordsIn } from './documentedTree';
import { modulesUnder } from './sourceImports';

const GUIDE = readFileSync('docs/swap-the-payment-provider.md', 'utf8');

/** The files of the guide that name every provider. */
const shared = wordsIn(GUIDE.split('What else names it')[1]?.split('\nEverything else')[0] ?? '').filter(
  (word) => /^(src|sandbox|docs)\//.test(word),
);

const RECORDS = 'src/infrastructure/vendors/paymentVendors.ts';

const read = (file: string): readonly [file: string, text: string] => [
  file,
  readFileSync(file, 'utf8').toLowerCase(),
];
const files = [...['src', 'sandbox'].flatMap(modulesUnder), 'docs/api/openapi.yaml'].map(read);

const everyName = Object.keys(paymentVendors);
/** PayU is also the one that the demo starts with, and whose orders it is seeded with. */
const names = everyName.filter((name) => name !== 'payu');

/** The names of a folder's files. */
const named = (folder: string): readonly string[] =>
  readdirSync(folder)
    .map((file) => basename(file, '.ts'))
    .toSorted();

/** Try providers as examples. */
const EXAMPLES = ['tests/infrastructure/config/readVendor.test.ts', 'tests/tooling/securityPolicy.test.ts'];
/** The schema has them from the records, by npm run api:examples; the guide shows one of each kind. */
const EXEMPT = ['docs/api/portal.config.schema.json', 'docs/swap-the-payment-provider.md'];

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

  it.each(everyName)('is paid by in the journeys of every provider: %s', (name) => {
    const journeys = readdirSync('tests/journeys').filter((file) => file.endsWith('.spec.ts'));
    const own = journeys.filter((file) =>
      readFileSync(`tests/journeys/${file}`, 'utf8').includes(`payingJourneys('${name}'`),
    );
    expect(own).toHaveLength(1);
  });

  it('has a till and a customer of the contract, each in a file of its name', () => {
    expect(named('tests/journeys/support/tills')).toEqual(everyName.toSorted());
    expect(named('tests/contract/payment/providers')).toEqual(everyName.toSorted());
    expect(playedProviders.map(({ choice }) => choice.provider).toSorted()).toEqual(everyName.toSorted());
  });

  it('is in no list of all providers: neither in a test nor in a document', () => {
    const documents = globSync(['docs/**/*.{md,json}', 'sandbox/*.md', 'README.md']).filter(
      (file) => !EXEMPT.includes(file),
    );
    const naming = [...modulesUnder('tests'), ...documents]
      .map(read)
      .filter(([file, text]) => !EXAMPLES.includes(file) && names.every((name) => text.includes(name)))
      .map(([file]) => file);
    expect(naming).toEqual([]);
  });
});
