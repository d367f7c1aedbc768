import { left, right, type Either } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import { submittedService, type Added, type SubmittedService } from '../cart/submittedService';
import { paise } from '../money/money';
import { isFreePayment } from './freePayment';
import { questionsPath } from './paths';
import type { PricingModel, SubService } from './service';

/** A submission: a line for the cart, or a request for a quotation (SERV-17, SERV-18). */
export interface Submission {
  readonly kind: 'addToCart' | 'requestQuotation';
  readonly line: SubmittedService;
  /** The service as the catalogue names it; it is not sent. */
  readonly name: string;
}

/** What Proceed leads to; 'enterAmount' asks for the customer's own amount and checks it first. */
export type Proceeding =
  | Submission
  | { readonly kind: 'answerQuestions'; readonly path: string }
  | { readonly kind: 'enterAmount' };

/** 'Error: Price is missing or invalid!' (SERV-20). */
export interface ProceedRefused {
  readonly kind: 'PriceMissing';
}

/** What is submitted of a sub-service with the given amount and questions; spellings are sent back unchanged (AMB-38). */
export const lineOf = (
  subService: SubService,
  submitted: Pick<Added, 'amount' | 'questions'>,
): SubmittedService =>
  submittedService({
    ...submitted,
    serviceId: subService.id,
    pricingModelText: subService.pricingModelText,
    kindText: subService.kindText,
  });

/** Whether a sub-service is bought, or its quotation requested, by answering questions. */
export const asksQuestions = (model: PricingModel): boolean =>
  model === 'questions' || model === 'questionsWithQuotation';

/** The portal's own question of a service without a price; its answer helps the expert and may stay blank (BUY-06). */
export const ABOUT_QUESTION = 'What is it about?';

const aboutAs = (about: string): Added['questions'] =>
  about.trim() === '' ? [] : [{ id: '', question: ABOUT_QUESTION, answer: about.trim(), asReceived: none }];

/**
 * What Proceed does for a sub-service; `about` is what the customer wrote of a quotation's matter. Refuses a base price that
 * would be charged and is not above 0; this check does not apply to quotations, question flows and service 162 (SERV-20,
 * SERV-21, AMB-39).
 */
export const proceed = (subService: SubService, about = ''): Either<ProceedRefused, Proceeding> => {
  const { pricingModel, basePrice, name } = subService;
  if (isFreePayment(subService)) return right({ kind: 'enterAmount' });
  if (asksQuestions(pricingModel)) return right({ kind: 'answerQuestions', path: questionsPath(subService) });
  if (pricingModel === 'quotation') {
    const line = lineOf(subService, { amount: paise(0), questions: aboutAs(about) });
    return right({ kind: 'requestQuotation', line, name });
  }
  if (basePrice <= 0) return left({ kind: 'PriceMissing' });
  return right({ kind: 'addToCart', line: lineOf(subService, { amount: basePrice, questions: [] }), name });
};
