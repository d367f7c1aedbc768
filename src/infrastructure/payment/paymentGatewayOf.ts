import type { PortalConfiguration } from '../../application/configuration/PortalConfiguration';
import type { PaymentGateway } from '../../application/ports/PaymentGateway';
import type { Timer } from '../../application/ports/Timer';
import type { ApiClient } from '../http/ApiClient';
import { CashfreePaymentGateway } from './CashfreePaymentGateway';
import { PayuPaymentGateway } from './PayuPaymentGateway';
import { RazorpayPaymentGateway } from './RazorpayPaymentGateway';

interface Dependencies {
  readonly api: ApiClient;
  readonly timer: Timer;
}

/** The payment provider that the configuration names; one without an adapter here does not compile. */
export const paymentGatewayOf = (
  { payment, brand }: Pick<PortalConfiguration, 'payment' | 'brand'>,
  { api, timer }: Dependencies,
): PaymentGateway => {
  switch (payment.provider) {
    case 'payu':
      return new PayuPaymentGateway({ api, settings: payment, timer });
    case 'razorpay':
      return new RazorpayPaymentGateway({ api, settings: payment, brandName: brand.name });
    case 'cashfree':
      return new CashfreePaymentGateway({ api, settings: payment, timer });
  }
};
