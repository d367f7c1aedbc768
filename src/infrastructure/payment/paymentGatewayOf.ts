import type { PaymentGateway } from '../../application/ports/PaymentGateway';
import type { Browser } from '../../application/ports/Browser';
import type { Timer } from '../../application/ports/Timer';
import type { ApiClient } from '../http/ApiClient';
import type { VendorChoice } from '../vendors/vendors';
import { CashfreePaymentGateway } from './CashfreePaymentGateway';
import { PayuPaymentGateway } from './PayuPaymentGateway';
import { RazorpayPaymentGateway } from './RazorpayPaymentGateway';

/** What an adapter may work with. */
interface Dependencies {
  readonly api: ApiClient;
  readonly timer: Timer;
  readonly brandName: string;
  /** Names itself; takes the customer to a provider that is reached by a link. */
  readonly browser: Browser;
}

/** The payment provider that the configuration names; one without an adapter here does not compile. */
export const paymentGatewayOf = (
  payment: VendorChoice<'payment'>,
  { api, timer, brandName, browser }: Dependencies,
): PaymentGateway => {
  switch (payment.provider) {
    case 'payu':
      return new PayuPaymentGateway({ api, settings: payment, timer });
    case 'razorpay':
      return new RazorpayPaymentGateway({ api, settings: payment, brandName, browser });
    case 'cashfree':
      return new CashfreePaymentGateway({ api, settings: payment });
  }
};
