import type { StoppedWaiting } from '../../application/ports/stoppedWaiting';
import type { CheckoutRefused } from '../../domain/checkout/checkoutRefused';
import type { GstinWarning } from '../../domain/india/gstin';
import { cartTexts } from '../texts/cartTexts';
import { checkoutTexts } from '../texts/checkoutTexts';

/** Why an order did not reach the payment page (PAY-10, PAY-12, PAY-14). */
export const checkoutRefusedText = (refused: CheckoutRefused | StoppedWaiting): string => {
  switch (refused.kind) {
    case 'OrderFieldsMissing':
      return checkoutTexts.fieldsMissing;
    case 'CartEmpty':
      return cartTexts.empty;
    case 'AmountMissing':
      return checkoutTexts.amountMissing;
    case 'OrderUnknown':
      return checkoutTexts.orderUnknown;
    case 'OrderNotPlaced':
      return checkoutTexts.orderNotPlaced;
    case 'OrderDeclined':
      return checkoutTexts.orderDeclined(refused.message || checkoutTexts.unknownError);
    case 'OrderFailed':
      return checkoutTexts.orderFailed(refused.message || checkoutTexts.unknownError);
    case 'Cancelled':
      return checkoutTexts.stoppedWaiting;
    case 'PaymentFailed':
      return checkoutTexts.paymentFailed(refused.message || checkoutTexts.checksumFailed);
  }
};

/** What looks wrong about a GSTIN; a warning, never a refusal. */
export const gstinWarningText = (warning: GstinWarning): string => {
  switch (warning.kind) {
    case 'GstinShape':
      return checkoutTexts.gstinShape;
    case 'GstinStateUnknown':
      return checkoutTexts.gstinStateUnknown(warning.code);
    case 'GstinCheckDigit':
      return checkoutTexts.gstinCheckDigit;
    case 'GstinOtherState':
      return checkoutTexts.gstinOtherState(warning.gstinState);
  }
};
