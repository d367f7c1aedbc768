import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isChatFirst,
  pricingModelFromText,
  subServiceKindFromText,
} from '../../../src/domain/catalogue/pricingModel';

describe('pricing_model of a sub-service', () => {
  it.each([
    ['fixed', 'fixed'],
    ['Fixed', 'fixed'],
    ['quotation', 'quotation'],
    [' Quotation ', 'quotation'],
    ['questions', 'questions'],
    ['Question', 'questions'],
    ['questions with quotation', 'questionsWithQuotation'],
    ['questions_with_quotation', 'questionsWithQuotation'],
    ['Quotation with questions', 'questionsWithQuotation'],
    ['quotation later', 'fixed'],
    ['', 'fixed'],
  ])('written %j is %s [SERV-03]', (text, model) => {
    expect(pricingModelFromText(text)).toBe(model);
  });

  it('asks questions exactly when its text says question [SERV-03]', () => {
    const parts = fc.constantFrom('question', 'QUESTIONS', 'quotation', 'fixed', ' ', '_with_');
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 4 }), (words) => {
        const text = words.join('');
        const asks = pricingModelFromText(text).startsWith('questions');
        expect(asks).toBe(text.toLowerCase().includes('question'));
      }),
    );
  });
});

describe('type of a sub-service', () => {
  it.each([
    ['chat', 'chat'],
    ['Chat ', 'chat'],
    ['entitlement', 'entitlement'],
    ['Entitlement', 'entitlement'],
    ['chats', 'unknown'],
    ['', 'unknown'],
  ])('written %j is %s [SERV-03]', (text, kind) => {
    expect(subServiceKindFromText(text)).toBe(kind);
  });

  it('makes the chat the main action for chat alone', () => {
    expect(isChatFirst('chat')).toBe(true);
    expect(isChatFirst('entitlement')).toBe(false);
    expect(isChatFirst('unknown')).toBe(false);
  });
});
