import type { PaymentProvider } from '../../src/infrastructure/vendors/paymentVendors';
import { cashfree } from './cashfree/standIn';
import { payu } from './payu/standIn';
import { razorpay } from './razorpay/standIn';
import type { StandIn } from './standIn';

/** Every payment provider as the sandbox plays it; one that is missing here does not compile. */
export const standIns: Readonly<Record<PaymentProvider, StandIn>> = { payu, razorpay, cashfree };
