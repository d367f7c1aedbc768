import type { PaymentGateway } from '../../application/ports/PaymentGateway';
import type { Timer } from '../../application/ports/Timer';
import type { ApiClient } from '../http/ApiClient';
import type { VendorChoice } from '../vendors/vendors';
import { CashfreePaymentGateway } from './CashfreePaymentGateway';
import { PayuPaymentGateway } from './PayuPaymentGateway';
import { RazorpayPaymentGateway } from './RazorpayPaymentGateway';

interface Dependencies {
  readonly api: ApiClient;
  readonly timer: Timer;
  readonly brandName: string;
}

/** The payment provider that the configuration names; one without an adapter here does not compile. */
export const paymentGatewayOf = (
  payment: VendorChoice<'payment'>,
  { api, timer, brandName }: Dependencies,
): PaymentGateway => {
  switch (payment.provider) {
    case 'payu':
      return new PayuPaymentGateway({ api, settings: payment, timer });
    case 'razorpay':
      return new RazorpayPaymentGateway({ api, settings: payment, brandName });
    case 'cashfree':
      return new CashfreePaymentGateway({ api, settings: payment, timer });
  }
};
