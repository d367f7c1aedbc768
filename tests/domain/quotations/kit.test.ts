import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { paise } from '../../../src/domain/money/money';
import { incomplete } from '../../../src/domain/received/incomplete';
import { answersBehind, gstPart } from '../../../src/domain/quotations/kit';
import { when } from '../when';
import { aQuotation, aRequest } from './builders';

const of = (value: number | undefined) => (value === undefined ? none : some(paise(value)));

const amounts = (payable?: number, gst?: number, total?: number) => ({
  payable: of(payable),
  gst: of(gst),
  total: of(total),
});

describe('the GST within the amount payable', () => {
  it('is the tax of a quotation that is paid whole [QKIT-01]', () => {
    expect(gstPart(amounts(118_000, 18_000, 118_000))).toEqual(some(18_000));
    expect(gstPart(amounts(118_000, 18_000))).toEqual(some(18_000));
  });

  it('is unknown where only a part of the total is payable', () => {
    expect(gstPart(amounts(59_000, 18_000, 118_000))).toEqual(none);
  });

  it('is unknown where an amount is missing or makes no sense', () => {
    expect(gstPart(amounts(undefined, 18_000))).toEqual(none);
    expect(gstPart(amounts(118_000))).toEqual(none);
    expect(gstPart(amounts(118_000, 0))).toEqual(none);
    expect(gstPart(amounts(118_000, 118_000))).toEqual(none);
  });
});

const questions = [{ question: 'Turnover?', answer: '40 lakh' }];
const own = [{ question: 'Staff?', answer: '4' }];
const quotation = aQuotation({
  serviceName: 'Book Keeping',
  names: ['Monthly fee'],
  createdAt: when('2026-11-18T10:00'),
});
const used = aRequest({ status: 'used', questions, createdAt: when('2026-11-17T10:00') });

describe('the answers behind a quotation', () => {
  it('are its own, before those of any request [QKIT-01]', () => {
    expect(answersBehind({ ...quotation, questions: own }, [used])).toEqual(own);
  });

  it('are those of the only request that it can belong to [QKIT-01]', () => {
    expect(answersBehind(quotation, [used])).toEqual(questions);
    expect(answersBehind(quotation, [aRequest({ ...used, serviceName: ' book keeping' })])).toEqual(
      questions,
    );
    expect(answersBehind({ ...quotation, serviceName: 'BOOK KEEPING ' }, [used])).toEqual(questions);
    expect(answersBehind(quotation, [{ ...used, createdAt: none }])).toEqual(questions);
    expect(answersBehind(quotation, [{ ...used, createdAt: quotation.createdAt }])).toEqual(questions);
  });

  it('are those of a request for one of its items [QKIT-01]', () => {
    for (const serviceName of ['', ' ']) {
      const unnamed = { ...quotation, serviceName, names: ['Book Keeping'] };
      expect(answersBehind(unnamed, [used])).toEqual(questions);
    }
  });

  it('are not those of another request for one of the items of a quotation that has a name [QKIT-01]', () => {
    const named = { ...quotation, names: ['Book Keeping', 'GST Registration'] };
    const older = aRequest({ ...used, id: '6', serviceName: 'GST Registration', questions: own });
    expect([answersBehind(named, [used, older]), answersBehind(named, [older])]).toEqual([questions, []]);
  });

  it.each([
    ['two requests can be the one', [used, aRequest({ ...used, id: '6' })]],
    ['the request is for another service', [aRequest({ ...used, serviceName: 'TDS' })]],
    ['the request is still open', [aRequest({ ...used, status: 'inProgress' as const })]],
    ['the request came later', [aRequest({ ...used, createdAt: when('2026-11-19') })]],
    ['there is none', []],
    ['a request could not be read', incomplete([used])],
  ])('are unknown where %s', (_, requests) => {
    expect(answersBehind(quotation, requests)).toEqual([]);
  });

  it('are unknown where neither has a name', () => {
    for (const serviceName of ['', ' '])
      expect(
        answersBehind(aQuotation({ serviceName, names: [serviceName] }), [
          aRequest({ ...used, serviceName }),
        ]),
      ).toEqual([]);
  });
});
