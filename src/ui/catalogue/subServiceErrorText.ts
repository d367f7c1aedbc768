import type { FreePaymentRefused } from '../../domain/catalogue/freePayment';
import type { ProceedRefused, Submission } from '../../domain/catalogue/proceed';
import { catalogueTexts } from '../texts/catalogueTexts';

/** Why Proceed was refused before any call was made (SERV-20, SERV-32). */
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

/** The failure sentence for a submission from the sub-service page (SERV-29, SERV-30, AMB-29). */
export const submissionFailureText = (kind: Submission['kind']): string => {
  switch (kind) {
    case 'addToCart':
      return catalogueTexts.addFailed;
    case 'requestQuotation':
      return catalogueTexts.submissionFailed;
  }
};
