import { isRight } from 'fp-ts/Either';
import { expect } from 'vitest';
import { checkAnswers } from '../../../src/domain/pricing/completeness';
import type { Answer, AnsweredQuestion, Answers, Question } from '../../../src/domain/pricing/question';
import { visibleQuestions } from '../../../src/domain/pricing/visibility';
import type { Customer, ReadableBackend } from '../backend';
import { answerOf, expectIds, failureOf } from '../expectations';
import { subServiceWhere } from './catalogueContract';
import { describe, it, NotTried } from '../suite';

const plausible = ({ type, options }: Question): Answer => {
  const [option = ''] = options;
  const byType = { options: option, multiselect: [option], number: '2', input: 'ACME', date: '2026-04-01' };
  return byType[type];
};

/**
 * Answers every visible question like a customer who takes the first option, including questions that become
 * visible.
 */
const complete = (questions: readonly Question[], answers: Answers = new Map()): Answers => {
  const open = visibleQuestions(questions, answers).find(({ id }) => !answers.has(id));
  if (open === undefined) return answers;
  return complete(questions, new Map([...answers, [open.id, plausible(open)]]));
};

/** Complete answers to the questions of one flow. */
export const answeredBy = (questions: readonly Question[]): readonly AnsweredQuestion[] => {
  const checked = checkAnswers(questions, complete(questions));
  return isRight(checked) ? checked.right : [];
};

const asked = async (customer: Customer) => {
  const subService = await subServiceWhere(customer, ({ pricingModel }) => pricingModel === 'questions');
  return { id: subService.id, questions: await answerOf(customer.prices.questionsOf(subService.id)) };
};

/** A service that answers have priced for the cart. */
export const pricedByAnswers = async (customer: Customer) => {
  const services = (await answerOf(customer.catalogue.services())).flatMap((one) => one.subServices);
  for (const subService of services.filter(({ pricingModel }) => pricingModel === 'questions')) {
    const answered = answeredBy(await answerOf(customer.prices.questionsOf(subService.id)));
    const quote = await answerOf(customer.prices.price(subService.id, answered));
    if (quote.action === 'addToCart') return { subService, answered, quote };
  }
  throw new NotTried('No service is priced by answers.');
};

/** Contract of questions and the price of their answers. */
export const pricingReadings = (open: () => ReadableBackend): void => {
  describe('PricingGateway', () => {
    it('lists questions with ids and texts, whose conditions name questions of the same flow', async () => {
      const { questions } = await asked(await open().furnished());
      expect(questions.length).toBeGreaterThan(0);
      expectIds(questions);
      const ids = new Set(questions.map(({ id }) => id));
      for (const { question, showIf } of questions) {
        expect(question).toMatch(/\S/);
        for (const condition of showIf) expect(ids).toContain(condition.id);
      }
    });

    it('lists options for every question that is answered by choosing', async () => {
      const { questions } = await asked(await open().furnished());
      const chosen = questions.filter(({ type }) => type === 'options' || type === 'multiselect');
      for (const { options } of chosen) expect(options.length).toBeGreaterThan(0);
    });

    it('prices complete answers in whole paise, and the same answers alike', async () => {
      const customer = await open().furnished();
      const { id, questions } = await asked(customer);
      const answered = answeredBy(questions);
      expect(answered.length).toBeGreaterThan(0);
      const quote = await answerOf(customer.prices.price(id, answered));
      expect(Number.isSafeInteger(quote.amount)).toBe(true);
      expect(quote.amount > 0 || quote.action === 'getQuote').toBe(true);
      expect(await answerOf(customer.prices.price(id, answered))).toEqual(quote);
    });

    it('refuses to price incomplete answers, and says why', async () => {
      const customer = await open().furnished();
      const { id, questions } = await asked(customer);
      const failure = await failureOf(customer.prices.price(id, answeredBy(questions).slice(1)));
      expect(failure.message).toMatch(/\S/);
    });
  });
};
