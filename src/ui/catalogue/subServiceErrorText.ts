import type { FreePaymentRefused } from '../../domain/catalogue/freePayment';
import type { ProceedRefused, Submission } from '../../domain/catalogue/proceed';
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

/** The failure sentence for a submission from the sub-service page (SERV-29, SERV-30, AMB-29). */
export const submissionFailureText = (kind: Submission['kind']): string => {
  switch (kind) {
    case 'addToCart':
      return texts().catalogue.addFailed;
    case 'requestQuotation':
      return texts().catalogue.submissionFailed;
  }
};
