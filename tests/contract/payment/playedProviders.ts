import { paymentVendors } from '../../../src/infrastructure/vendors/paymentVendors';
import type { PlayedProvider } from './playedProvider';

type Provider = PlayedProvider['choice']['provider'];

const files = import.meta.glob<PlayedProvider>('./providers/*.ts', { eager: true, import: 'played' });

/**
 * Every payment provider as the contract plays it, a file for each, in the order of their records;
 * tests/tooling/providerNames.test.ts finds one that is missing.
 */
export const playedProviders: readonly PlayedProvider[] = Object.keys(paymentVendors).flatMap(
  (name) => files[`./providers/${name}.ts`] ?? [],
);

/** The names of all of them, for a sandbox that plays each. */
export const everyProvider: readonly Provider[] = playedProviders.map(({ choice }) => choice.provider);
