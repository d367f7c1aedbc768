import type { GatewayError } from '../../application/ports/gatewayError';
import { isOutcomeUnknown } from '../../application/ports/outcomeUnknown';
import type { DetailFailure } from '../../application/quotations/LoadQuotationDetail';
import type { QuotationDecisionRefused } from '../../domain/quotations/decision';
import { quotationTexts } from '../texts/quotationTexts';

/** Why the detail could not be shown (QUOT-15, QUOT-16, AMB-25). */
export const detailFailureText = (failure: DetailFailure): string => {
  switch (failure.kind) {
    case 'DetailMissing':
      return quotationTexts.detailMissing;
    case 'DetailUnreadable':
      return quotationTexts.detailUnreadable;
  }
};

/** Why a decision failed: the rule's sentence, the server's message, or a default. */
export const decisionFailureText = (failure: QuotationDecisionRefused | GatewayError): string => {
  if (failure.kind === 'QuotationNotPending') return quotationTexts.notPending;
  if (failure.kind === 'RemarksMissing') return quotationTexts.reasonMissing;
  if (failure.message !== '') return failure.message;
  return isOutcomeUnknown(failure) ? quotationTexts.unconfirmed : quotationTexts.changeFailed;
};
