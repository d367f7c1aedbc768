import { aSubmittedQuestion } from '../pricing/aQuestion';
import fc from 'fast-check';
import { isLeft, left, right } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { lineOf, proceed } from '../../../src/domain/catalogue/proceed';
import { paise } from '../../../src/domain/money/money';
import { aSubService } from './aService';

const { name } = aSubService();
const line = {
  serviceId: '16',
  quantity: 1,
  amount: 50_000,
  questions: [],
  frequency: 'monthly',
  turnaroundDays: 5,
  pricingModelText: 'Fixed',
  kindText: 'Entitlement',
};

describe('Proceed on a sub-service', () => {
  it('adds a fixed-price one to the cart at its base price [SERV-17]', () => {
    expect(proceed(aSubService())).toEqual(right({ kind: 'addToCart', line, name }));
  });

  it('sends the eight values of the payload, with qty 1, monthly and tat 5 [SERV-23] [SERV-24]', () => {
    const questions = [aSubmittedQuestion()];
    const sent = lineOf(aSubService(), { amount: paise(100), questions });
    expect(sent).toEqual({ ...line, amount: 100, questions });
    expect(Object.keys(sent)).toHaveLength(8);
  });

  it('sends the spelling of pricing_model and type back as received [SERV-23]', () => {
    const spelled = aSubService({ pricingModelText: 'FIXED price', kindText: 'CHAT' });
    expect(proceed(spelled)).toMatchObject(
      right({ line: { pricingModelText: 'FIXED price', kindText: 'CHAT' } }),
    );
  });

  it('requests a quotation with amount 0 and no price check [SERV-18] [SERV-21]', () => {
    for (const basePrice of [paise(0), paise(-1), paise(50_000)]) {
      const subService = aSubService({ pricingModel: 'quotation', pricingModelText: 'Quotation', basePrice });
      expect(proceed(subService)).toEqual(
        right({
          kind: 'requestQuotation',
          line: { ...line, amount: 0, pricingModelText: 'Quotation' },
          name,
        }),
      );
    }
  });

  it('sends what a quotation is to be about among its questions, and nothing where it is blank [BUY-06]', () => {
    const subService = aSubService({ pricingModel: 'quotation' });
    const questions = [{ id: '', question: 'What is it about?', answer: 'Notice of 2023', asReceived: none }];
    expect(proceed(subService, ' Notice of 2023 ')).toMatchObject(right({ line: { questions } }));
    expect(proceed(subService, ' \n')).toEqual(proceed(subService));
    expect(proceed(aSubService(), 'Notice of 2023')).toEqual(proceed(aSubService()));
  });

  it.each(['questions', 'questionsWithQuotation'] as const)(
    'opens the questions for %s [SERV-19]',
    (pricingModel) => {
      const subService = aSubService({ pricingModel, name: 'GST Filing', basePrice: paise(0) });
      expect(proceed(subService)).toEqual(right({ kind: 'answerQuestions', path: '/GST%20Filing/16' }));
    },
  );

  it.each([0, -1, -50_000])('is refused for a fixed price of %d paise [SERV-20]', (basePrice) => {
    expect(proceed(aSubService({ basePrice: paise(basePrice) }))).toEqual(left({ kind: 'PriceMissing' }));
  });

  it('is not refused for a fixed price of one paisa [SERV-20]', () => {
    expect(proceed(aSubService({ basePrice: paise(1) }))).toMatchObject(right({ line: { amount: 1 } }));
  });

  it.each(['fixed', 'quotation', 'questions'] as const)(
    'asks service 162 for its amount and spares it the price check, model %s [SERV-36]',
    (pricingModel) => {
      const pay = aSubService({ id: '162', pricingModel, basePrice: paise(0) });
      expect(proceed(pay)).toEqual(right({ kind: 'enterAmount' }));
    },
  );

  it('is refused exactly where a base price not above 0 would be charged [SERV-20] [SERV-21] [SERV-36]', () => {
    const anySubService = fc
      .record({
        id: fc.constantFrom('16', '162'),
        pricingModel: fc.constantFrom('fixed', 'quotation', 'questions', 'questionsWithQuotation'),
        basePrice: fc.integer({ min: -3, max: 3 }).map(paise),
      })
      .map((given) => aSubService(given));
    fc.assert(
      fc.property(anySubService, (subService) => {
        const isCharged = subService.pricingModel === 'fixed' && subService.id !== '162';
        expect(isLeft(proceed(subService))).toBe(isCharged && subService.basePrice <= 0);
      }),
    );
  });
});
