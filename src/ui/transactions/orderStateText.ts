import type { OrderState } from '../../domain/checkout/orderState';
import { transactionTexts } from '../texts/transactionTexts';

/** What an unpaid order waits for, or what to do instead; '' for a paid one (RESUME-01). */
export const orderStateText = (state: OrderState): string => {
  const texts = transactionTexts.orderStates;
  switch (state.kind) {
    case 'paid':
      return '';
    case 'refunded':
      return state.isMade ? texts.refunded : texts.refundDue;
    case 'payable':
      return state.mayBeUnderWay ? texts.underWay : texts.payable;
    case 'confirming':
      return texts.confirming;
    case 'replaced':
      return state.by === 'cart' ? texts.replacedByCart : texts.replacedByOrder;
    case 'unpaid':
      return texts[state.because];
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
