import type { StoppedWaiting } from '../../application/ports/stoppedWaiting';
import type { PayRefused } from '../../domain/checkout/payRefused';
import { texts } from '../texts/texts';
import { orderStateText } from '../transactions/orderStateText';

type Told = Exclude<PayRefused, { readonly kind: 'OnlyFromCart' }> | StoppedWaiting;

/** Why Pay now did not reach the payment page (RESUME-02, RESUME-03). */
export const payRefusedText = (refused: Told): string => {
  switch (refused.kind) {
    case 'OrdersUnread':
      return texts().checkout.ordersUnread;
    case 'NotPayable':
      return orderStateText(refused.state);
    case 'PaymentFailed':
      return texts().checkout.paymentFailed(refused.message || texts().checkout.checksumFailed);
    case 'Cancelled':
      return texts().checkout.payStopped;
  }
};
