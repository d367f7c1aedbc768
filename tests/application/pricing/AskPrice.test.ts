import { isRight, left } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { AskPrice } from '../../../src/application/pricing/AskPrice';
import { subServiceId } from '../../../src/domain/catalogue/service';
import { aQuestion, answersOf } from '../../domain/pricing/aQuestion';
import { InMemoryPricingGateway } from '../../doubles/InMemoryPricingGateway';

const chained = [
  aQuestion({ id: '1' }),
  aQuestion({ id: '2', sortingId: 2, showIf: [{ id: '1', answer: 'Yes' }] }),
];

describe('the price of the answers', () => {
  it('is requested for the visible questions only and comes with them [QUES-12]', async () => {
    const pricing = new InMemoryPricingGateway();
    const answers = answersOf({ 1: 'No', 2: 'Yes' });
    const asked = await new AskPrice({ pricing }).execute({
      subServiceId: subServiceId('16'),
      questions: chained,
      answers,
    });
    expect(pricing.priced.map(({ answered }) => answered.map(({ question }) => question.id))).toEqual([
      ['1'],
    ]);
    expect(isRight(asked) && asked.right.quote).toBe(pricing.quote);
    expect(isRight(asked) && asked.right.answered).toEqual(pricing.priced[0]?.answered);
  });

  it('is not requested while a visible question has no answer [QUES-13]', async () => {
    const pricing = new InMemoryPricingGateway();
    const asked = await new AskPrice({ pricing }).execute({
      subServiceId: subServiceId('16'),
      questions: chained,
      answers: answersOf({ 1: 'Yes' }),
    });
    expect(asked).toEqual(left({ kind: 'AnswersMissing', count: 1 }));
    expect(pricing.priced).toEqual([]);
  });

  it('passes on why the server refused it', async () => {
    const pricing = new InMemoryPricingGateway();
    pricing.priceFailure = gatewayError('Unexpected', 'No slab');
    const asked = await new AskPrice({ pricing }).execute({
      subServiceId: subServiceId('16'),
      questions: chained,
      answers: answersOf({ 1: 'No' }),
    });
    expect(asked).toEqual(left(gatewayError('Unexpected', 'No slab')));
  });
});
