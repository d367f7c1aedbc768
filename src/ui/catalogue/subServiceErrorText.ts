import type { FreePaymentRefused } from '../../domain/catalogue/freePayment';
import type { ProceedRefused, Submission } from '../../domain/catalogue/proceed';
import { catalogueTexts } from '../texts/catalogueTexts';

/** Why Proceed did not proceed, before any call was made (section 5). */
export const refusalText = (refused: FreePaymentRefused | ProceedRefused): string => {
  switch (refused.kind) {
    case 'FreePaymentIncomplete':
      return catalogueTexts.freePaymentIncomplete;
    case 'FreeAmountInvalid':
      return catalogueTexts.freeAmountInvalid;
    case 'PriceMissing':
      return catalogueTexts.priceMissing;
  }
};

/** A submission from the sub-service page that failed (section 8, AMB-29). */
export const submissionFailureText = (kind: Submission['kind']): string => {
  switch (kind) {
    case 'addToCart':
      return catalogueTexts.addFailed;
    case 'requestQuotation':
      return catalogueTexts.submissionFailed;
  }
};
