import { none, some, type Option } from 'fp-ts/Option';
import type { SubmittedQuestion } from '../cart/submittedService';
import { lineOf, type Submission } from '../catalogue/proceed';
import type { SubService } from '../catalogue/service';
import type { Paise } from '../money/money';
import type { AnsweredQuestion } from './question';

/** What a calculated price leads to (QUES-18, QUES-19). */
export type PriceAction = 'getQuote' | 'addToCart';

/** The result of the price calculation; the amount is in paise (QUES-16). */
export interface PriceQuote {
  readonly amount: Paise;
  readonly action: PriceAction;
  readonly terms: string;
}

/** Whether the amount is a price: an expert's quotation may come without one, as 0 (QUES-19). */
export const hasPrice = ({ action, amount }: PriceQuote): boolean => action === 'addToCart' || amount > 0;

const actions: ReadonlyMap<string, PriceAction> = new Map([
  ['GET QUOTE', 'getQuote'],
  ['ADD TO CART', 'addToCart'],
]);

/** The action behind 'GET QUOTE' or 'ADD TO CART'; none for any other text (QUES-18, QUES-19). */
export const priceActionFromText = (text: string): Option<PriceAction> => {
  const action = actions.get(text.trim().toUpperCase());
  return action === undefined ? none : some(action);
};

/** A question with its answer, as the calculation and the submission carry it (QUES-15, QUES-18). */
export const sentQuestion = ({ question, answer }: AnsweredQuestion): SubmittedQuestion => ({
  id: question.id,
  question: question.question,
  answer,
  asReceived: some(question.asReceived),
});

/** What confirming a price submits: the calculated amount and the answers, to the cart or as a quotation request. */
export const submissionOfQuote = (
  subService: SubService,
  quote: PriceQuote,
  answered: readonly AnsweredQuestion[],
): Submission => {
  const line = lineOf(subService, { amount: quote.amount, questions: answered.map(sentQuestion) });
  return {
    kind: quote.action === 'addToCart' ? 'addToCart' : 'requestQuotation',
    line,
    name: subService.name,
  };
};
