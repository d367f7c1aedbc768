import { type GatewayError, isOutcomeUnknown } from '../../application/ports/gatewayError';
import type { DetailFailure } from '../../application/quotations/LoadQuotationDetail';
import type { QuotationDecisionRefused } from '../../domain/quotations/decision';
import { quotationTexts } from '../texts/quotationTexts';

/** Why there is no detail (section 8, AMB-25). */
export const detailFailureText = (failure: DetailFailure): string => {
  switch (failure.kind) {
    case 'DetailMissing':
      return quotationTexts.detailMissing;
    case 'DetailUnreadable':
      return quotationTexts.detailUnreadable;
  }
};

/** Why a decision did not go through: the rule's sentence, the server's message, or what is known without one. */
export const verdictFailureText = (failure: QuotationDecisionRefused | GatewayError): string => {
  if (failure.kind === 'QuotationNotPending') return quotationTexts.notPending;
  if (failure.kind === 'RemarksMissing') return quotationTexts.reasonMissing;
  if (failure.message !== '') return failure.message;
  return isOutcomeUnknown(failure) ? quotationTexts.unconfirmed : quotationTexts.changeFailed;
};
