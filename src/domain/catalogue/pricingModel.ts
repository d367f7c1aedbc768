import type { PricingModel, SubServiceKind } from './service';

const wordOf = (text: string): string => text.trim().toLowerCase();

/**
 * The pricing model behind its spelling: any text with 'question' asks questions (with 'quotation' too it may end in
 * a quotation), exactly 'quotation' is one, anything else has a fixed price (section 3, AMB-38).
 */
export const pricingModelFromText = (text: string): PricingModel => {
  const word = wordOf(text);
  if (word.includes('question')) return word.includes('quotation') ? 'questionsWithQuotation' : 'questions';
  return word === 'quotation' ? 'quotation' : 'fixed';
};

/** The type of a sub-service behind its spelling: chat, entitlement, else unknown (section 3). */
export const subServiceKindFromText = (text: string): SubServiceKind => {
  const word = wordOf(text);
  return word === 'chat' || word === 'entitlement' ? word : 'unknown';
};

/** For type chat the chat with an expert is the main action; it is offered for every type (AMB-38). */
export const isChatFirst = (kind: SubServiceKind): boolean => kind === 'chat';
