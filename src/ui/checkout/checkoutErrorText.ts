import type { StoppedWaiting } from '../../application/ports/stoppedWaiting';
import type { CheckoutRefused } from '../../domain/checkout/checkoutRefused';
import type { GstinWarning } from '../../domain/india/gstin';
import { stateNameIn } from '../../domain/india/stateNames';
import { texts } from '../texts/texts';
import { activeLocale } from '../texts/lightTexts';

/** Why an order did not reach the payment page (PAY-10, PAY-12, PAY-14). */
export const checkoutRefusedText = (refused: CheckoutRefused | StoppedWaiting): string => {
  switch (refused.kind) {
    case 'OrderFieldsMissing':
      return texts().checkout.fieldsMissing;
    case 'OrderFieldsInvalid':
      return texts().checkout.fieldsInvalid;
    case 'CartEmpty':
      return texts().cart.empty;
    case 'AmountMissing':
      return texts().checkout.amountMissing;
    case 'AmountTooSmall':
      return texts().checkout.amountTooSmall;
    case 'OrderUnknown':
      return texts().checkout.orderUnknown;
    case 'OrderNotPlaced':
      return texts().checkout.orderNotPlaced;
    case 'OrderDeclined':
      return texts().checkout.orderDeclined(refused.message || texts().checkout.unknownError);
    case 'OrderFailed':
      return texts().checkout.orderFailed(refused.message || texts().checkout.unknownError);
    case 'Cancelled':
      return texts().checkout.stoppedWaiting;
    case 'PaymentFailed':
      return texts().checkout.paymentFailed(refused.message || texts().checkout.checksumFailed);
  }
};

/** What looks wrong about a GSTIN; a warning, never a refusal. The state is named as the reader calls it. */
export const gstinWarningText = (warning: GstinWarning): string => {
  switch (warning.kind) {
    case 'GstinStateUnknown':
      return texts().checkout.gstinStateUnknown(warning.code);
    case 'GstinCheckDigit':
      return texts().checkout.gstinCheckDigit;
    case 'GstinOtherState':
      return texts().checkout.gstinOtherState(stateNameIn(activeLocale(), warning.state));
  }
};
