import { asReceived } from '../../../src/domain/received/asReceived';
import fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { paise } from '../../../src/domain/money/money';
import { submissionOfQuote, hasPrice, priceActionFromText } from '../../../src/domain/pricing/priceAction';
import { aSubService } from '../catalogue/aService';
import { aQuestion } from './aQuestion';

const subService = aSubService({ pricingModelText: 'Questions', kindText: 'entitlement' });
const received = asReceived({ id: 1, question_type: 'options' });
const answered = [{ question: aQuestion({ asReceived: received }), answer: 'Yes', text: 'Yes' }];
const line = {
  serviceId: '16',
  quantity: 1,
  amount: 150_000,
  questions: [{ id: '1', question: 'Are you registered?', answer: 'Yes', asReceived: some(received) }],
  frequency: 'monthly',
  turnaroundDays: 5,
  pricingModelText: 'Questions',
  kindText: 'entitlement',
};

describe('the action of a calculated price', () => {
  it.each([
    ['GET QUOTE', 'getQuote'],
    ['ADD TO CART', 'addToCart'],
    [' add to cart ', 'addToCart'],
    ['Get Quote', 'getQuote'],
  ])('%j is %s', (text, action) => {
    expect(priceActionFromText(text)).toEqual(some(action));
  });

  it.each(['', 'PAY', 'ADD  TO CART', 'GET QUOTES'])('%j is none', (text) => {
    expect(priceActionFromText(text)).toEqual(none);
  });

  it('ADD TO CART adds the amount with the answers, pricing_model and type [QUES-18]', () => {
    const quote = { amount: paise(150_000), action: 'addToCart', terms: 'T' } as const;
    expect(submissionOfQuote(subService, quote, answered)).toEqual({
      kind: 'addToCart',
      line,
      name: subService.name,
    });
  });

  it('GET QUOTE requests a quotation with the same [QUES-19]', () => {
    const quote = { amount: paise(150_000), action: 'getQuote', terms: 'T' } as const;
    expect(submissionOfQuote(subService, quote, answered)).toEqual({
      kind: 'requestQuotation',
      line,
      name: subService.name,
    });
  });

  it('carries every amount and every answer unchanged [QUES-18] [QUES-19]', () => {
    const anyAction = fc.constantFrom('addToCart' as const, 'getQuote' as const);
    const answers = fc.array(fc.oneof(fc.string(), fc.array(fc.string())));
    fc.assert(
      fc.property(anyAction, fc.nat(), answers, (action, amount, given) => {
        const asked = given.map((answer) => ({ question: aQuestion(), answer, text: '' }));
        const submitted = submissionOfQuote(subService, { amount: paise(amount), action, terms: '' }, asked);
        expect(submitted.kind === 'addToCart').toBe(action === 'addToCart');
        expect(submitted.line.amount).toBe(amount);
        expect(submitted.line.questions.map(({ answer }) => answer)).toEqual(given);
      }),
    );
  });
});

describe('whether an amount is a price', () => {
  it.each([
    ['addToCart', 0, true],
    ['addToCart', 150_000, true],
    ['getQuote', 0, false],
    ['getQuote', 1, true],
  ] as const)('%s with %i paise: %s', (action, amount, is) => {
    expect(hasPrice({ action, amount: paise(amount), terms: '' })).toBe(is);
  });
});
