import type { GatewayError } from '../../application/ports/gatewayError';
import type { AnswersRefused } from '../../domain/pricing/completeness';
import { texts } from '../texts/texts';

/**
 * Why there is no price: the rule's sentence, or 'Error: ' and the server's message (QUES-13, QUES-20, AMB-29). Empty
 * when the customer cancelled.
 */
export const priceFailureText = (failure: AnswersRefused | GatewayError): string => {
  if (failure.kind === 'AnswersMissing') return texts().pricing.answersMissing;
  if (failure.kind === 'Cancelled') return '';
  return `${texts().pricing.errorPrefix}${failure.message === '' ? texts().pricing.unexpected : failure.message}`;
};
