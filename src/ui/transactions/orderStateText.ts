import type { OrderState } from '../../domain/checkout/orderState';
import { texts } from '../texts/texts';

/** What an unpaid order waits for, or what to do instead; '' for a paid one (RESUME-01). */
export const orderStateText = (state: OrderState): string => {
  const words = texts().transaction.orderStates;
  switch (state.kind) {
    case 'paid':
      return '';
    case 'refunded':
      return state.isMade ? words.refunded : words.refundDue;
    case 'payable':
      return state.mayBeUnderWay ? words.underWay : words.payable;
    case 'confirming':
      return words.confirming;
    case 'replaced':
      return state.by === 'cart' ? words.replacedByCart : words.replacedByOrder;
    case 'unpaid':
      return words[state.because];
  }
};

/** Where a customer goes on from an order that Pay now does not pay; none where there is nothing to do (RESUME-03). */
export const nextActionFrom = (
  state: OrderState,
): 'cart' | 'contact' | 'notifications' | 'payment' | 'transactions' | 'none' => {
  switch (state.kind) {
    case 'refunded':
      return 'notifications';
    case 'replaced':
      return state.by === 'cart' ? 'cart' : 'transactions';
    case 'unpaid':
      return state.because === 'elsewhere' ? 'contact' : 'cart';
    case 'confirming':
      return 'payment';
    case 'paid':
    case 'payable':
      return 'none';
  }
};
