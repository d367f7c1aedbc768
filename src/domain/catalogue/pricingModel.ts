import { wordOf } from '../codes/word';
import type { PricingModel, SubServiceKind } from './service';

/**
 * The pricing model from its spelling: text with 'question' is a question flow (with 'quotation' too, one that may end in
 * a quotation), exactly 'quotation' is a quotation, anything else is a fixed price (SERV-03, AMB-38).
 */
export const pricingModelFromText = (text: string): PricingModel => {
  const word = wordOf(text);
  if (word.includes('question')) return word.includes('quotation') ? 'questionsWithQuotation' : 'questions';
  return word === 'quotation' ? 'quotation' : 'fixed';
};

/** The type of a sub-service from its spelling: chat, entitlement, else unknown (SERV-03). */
export const subServiceKindFromText = (text: string): SubServiceKind => {
  const word = wordOf(text);
  return word === 'chat' || word === 'entitlement' ? word : 'unknown';
};

/** For type chat the chat with an expert is the main action; it is offered for every type (AMB-38). */
export const isChatFirst = (kind: SubServiceKind): boolean => kind === 'chat';
