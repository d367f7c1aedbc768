import type { FreePaymentRefused } from '../../domain/catalogue/freePayment';
import type { ProceedRefused } from '../../domain/catalogue/proceed';
import { texts } from '../texts/texts';

/** Why Proceed was refused before any call was made (SERV-20, SERV-32). */
export const refusalText = (refused: FreePaymentRefused | ProceedRefused): string => {
  switch (refused.kind) {
    case 'FreePaymentIncomplete':
      return texts().catalogue.freePaymentIncomplete;
    case 'FreeAmountInvalid':
      return texts().catalogue.freeAmountInvalid;
    case 'PriceMissing':
      return texts().catalogue.priceMissing;
  }
};
