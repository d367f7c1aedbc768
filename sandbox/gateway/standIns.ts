import type { PaymentProvider } from '../../src/infrastructure/vendors/paymentVendors';
import type { SandboxContext } from '../context';
import { cashfree } from './cashfree/standIn';
import { payu } from './payu/standIn';
import { razorpay } from './razorpay/standIn';
import type { StandIn } from './standIn';

/** Every payment provider as the sandbox plays it; one that is missing here does not compile. */
const standIns: Readonly<Record<PaymentProvider, StandIn>> = { payu, razorpay, cashfree };

export const standInOf = ({ config }: SandboxContext): StandIn => standIns[config.paymentProvider];

/** Those that are mounted: calls of another than the configured one would be a second way to pay. */
export const playedStandIns = ({ config }: SandboxContext): readonly StandIn[] =>
  [config.paymentProvider, ...(config.furtherProviders ?? [])].map((name) => standIns[name]);
