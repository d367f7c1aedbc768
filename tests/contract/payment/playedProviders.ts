import type { VendorChoice } from '../../../src/infrastructure/vendors/vendors';
import { cashfree } from './cashfree';
import { payu } from './payu';
import type { PlayedProvider } from './playedProvider';
import { razorpay } from './razorpay';

type Provider = VendorChoice<'payment'>['provider'];

/** Every payment provider as the contract plays it; one that is missing here does not compile. */
export const playedProviders = { payu, razorpay, cashfree } satisfies Readonly<
  Record<Provider, PlayedProvider>
>;

/** The names of all of them, for a sandbox that plays each. */
export const everyProvider: readonly Provider[] = Object.values(playedProviders).map(
  ({ choice }) => choice.provider,
);
