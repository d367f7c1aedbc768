import type { GatewayError } from '../../application/ports/gatewayError';
import type { AnswersRefused } from '../../domain/pricing/completeness';
import { pricingTexts } from '../texts/pricingTexts';

/**
 * Why there is no price: the rule's sentence, or 'Error: ' and the server's message (QUES-13, QUES-20, AMB-29). Empty
 * when the customer cancelled.
 */
export const priceFailureText = (failure: AnswersRefused | GatewayError): string => {
  if (failure.kind === 'AnswersMissing') return pricingTexts.answersMissing;
  if (failure.kind === 'Cancelled') return '';
  return `${pricingTexts.errorPrefix}${failure.message === '' ? pricingTexts.unexpected : failure.message}`;
};
