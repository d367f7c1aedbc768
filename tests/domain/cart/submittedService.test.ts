import { aSubmittedQuestion } from '../pricing/aQuestion';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { submittedService } from '../../../src/domain/cart/submittedService';
import {
  DEFAULT_FREQUENCY,
  DEFAULT_QUANTITY,
  DEFAULT_TURNAROUND_DAYS,
} from '../../../src/domain/cart/defaults';
import { paise } from '../../../src/domain/money/money';
import { subServiceId } from '../../../src/domain/catalogue/service';

describe('what is added to the cart or asked for as a quotation', () => {
  it('is one, monthly, in five days, with what was added [SERV-24]', () => {
    const added = {
      serviceId: subServiceId('16'),
      amount: paise(150_000),
      questions: [aSubmittedQuestion()],
      pricingModelText: 'Fixed',
      kindText: 'chat',
    };
    expect(submittedService(added)).toEqual({
      ...added,
      quantity: 1,
      frequency: 'monthly',
      turnaroundDays: 5,
    });
    expect(DEFAULT_QUANTITY).toBe(1);
    expect(DEFAULT_FREQUENCY).toBe('monthly');
    expect(DEFAULT_TURNAROUND_DAYS).toBe(5);
  });

  it('has exactly the eight fields of the payload [SERV-23]', () => {
    const added = {
      serviceId: subServiceId('1'),
      amount: paise(0),
      questions: [],
      pricingModelText: '',
      kindText: '',
    };
    expect(Object.keys(submittedService(added)).toSorted()).toEqual([
      'amount',
      'frequency',
      'kindText',
      'pricingModelText',
      'quantity',
      'questions',
      'serviceId',
      'turnaroundDays',
    ]);
  });

  it('changes nothing of what was added', () => {
    const additions = fc.record({
      serviceId: fc.string().map(subServiceId),
      amount: fc.nat().map(paise),
      questions: fc.array(fc.record({ question: fc.string(), answer: fc.string() }).map(aSubmittedQuestion)),
      pricingModelText: fc.string(),
      kindText: fc.string(),
    });
    fc.assert(
      fc.property(additions, (added) => {
        expect(submittedService(added)).toMatchObject(added);
      }),
    );
  });
});
