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
