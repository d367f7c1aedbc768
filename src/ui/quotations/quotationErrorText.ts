import { type GatewayError, isLasting } from '../../application/ports/gatewayError';
import { isOutcomeUnknown } from '../../application/ports/outcomeUnknown';
import type { DetailFailure } from '../../application/quotations/LoadQuotationDetail';
import type { QuotationDecisionRefused } from '../../domain/quotations/decision';
import { texts } from '../texts/texts';

/** Why the detail could not be shown (QUOT-15, QUOT-16, AMB-25). */
export const detailFailureText = (failure: DetailFailure): string => {
  switch (failure.kind) {
    case 'DetailMissing':
      return texts().quotation.detailMissing;
    case 'DetailUnreadable':
      return texts().quotation.detailUnreadable;
  }
};

/** Why a decision failed: the rule's sentence, the server's message, or a default. */
export const decisionFailureText = (failure: QuotationDecisionRefused | GatewayError): string => {
  if (failure.kind === 'QuotationNotPending') return texts().quotation.notPending;
  if (failure.kind === 'RemarksMissing') return texts().quotation.reasonMissing;
  if (failure.message !== '') return failure.message;
  if (isLasting(failure)) return texts().quotation.notAccepted;
  return isOutcomeUnknown(failure) ? texts().quotation.unconfirmed : texts().quotation.changeFailed;
};
