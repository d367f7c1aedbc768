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
