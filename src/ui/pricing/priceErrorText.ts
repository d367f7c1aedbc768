import type { GatewayError } from '../../application/ports/gatewayError';
import type { AnswersRefused } from '../../domain/pricing/completeness';
import { pricingTexts } from '../texts/pricingTexts';

/**
 * Why there is no price: the rule's own sentence, or 'Error: ' and the server's message (section 8, AMB-29). Nothing
 * where the customer waits no longer.
 */
export const priceFailureText = (failure: AnswersRefused | GatewayError): string => {
  if (failure.kind === 'AnswersMissing') return pricingTexts.answersMissing;
  if (failure.kind === 'Cancelled') return '';
  return `${pricingTexts.errorPrefix}${failure.message === '' ? pricingTexts.unexpected : failure.message}`;
};
