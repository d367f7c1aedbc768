import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  after as afterEvent,
  type AttemptEvent,
  type AttemptStage,
  LONGEST_CALL_MS,
  payableId,
  newAttempt,
  ordersBefore,
  placedOrder,
} from '../../../src/domain/checkout/orderAttempt';
import { orderId } from '../../../src/domain/transactions/transaction';
import { aRead } from './builders';
import { after, aLost, aNamed, anIntent, aSeen, START } from './attempts';

describe('a new attempt', () => {
  it('has a key of its own, one call and no order yet', () => {
    const begun = { key: 'key', startedAt: START, earlier: [orderId('5')], isEarlierComplete: true };
    expect(newAttempt(anIntent(), begun)).toEqual({
      ...begun,
      ...anIntent(),
      terms: some(anIntent().terms),
      unansweredAt: START,
      calls: 1,
      stage: { kind: 'calling' },
    });
  });
});

describe('the orders before a new attempt', () => {
  it('are those of the list and the one placed last, each once [RESUME-04]', () => {
    expect(ordersBefore(none, aRead([]))).toEqual({ earlier: [], isEarlierComplete: true });
    expect(ordersBefore(some(aLost()), aRead([aSeen({ id: '5', orderId: '' })])).earlier).toEqual(['5']);
    expect(ordersBefore(some(aNamed()), aRead([aSeen({ orderId: '76' })])).earlier).toEqual(['76', '77']);
    expect(ordersBefore(some(aNamed()), aRead([aSeen()])).earlier).toEqual(['77']);
  });

  it('are, without the list, those that the earlier attempt knew, marked as incomplete [RESUME-04]', () => {
    expect(ordersBefore(none, none)).toEqual({ earlier: [], isEarlierComplete: false });
    const before = some(aNamed({ earlier: ['75', '76'] }));
    expect(ordersBefore(before, none)).toEqual({ earlier: ['75', '76', '77'], isEarlierComplete: false });
  });

  it('are incomplete where the list is not whole, of which those that were read are known [RESUME-04]', () => {
    expect(ordersBefore(some(aNamed()), aRead([aSeen({ orderId: '76' })], false))).toEqual({
      earlier: ['76', '77'],
      isEarlierComplete: false,
    });
  });

  it('are said to be none by a bare no, unless some are known [AMB-75]', () => {
    const no = some({ orders: [], isWhole: false, isBareNo: true });
    expect(ordersBefore(none, no)).toEqual({ earlier: [], isEarlierComplete: false, isNoneSaid: true });
    expect(ordersBefore(some(aNamed()), no)).toEqual({ earlier: ['77'], isEarlierComplete: false });
  });

  it('include those that a delayed list does not show yet', () => {
    const before = some(aNamed({ earlier: ['75'] }));
    expect(ordersBefore(before, aRead([aSeen({ orderId: '74' })]))).toEqual({
      earlier: ['74', '75', '77'],
      isEarlierComplete: true,
    });
  });
});

const ended = (now: number) => afterEvent(aLost(), { kind: 'abandoned', at: after(now) });

describe('a call whose end was not recorded', () => {
  it('ended by now, or five minutes after it began', () => {
    expect(ended(5)).toEqual(aLost({ stage: { kind: 'unanswered' }, unansweredAt: after(5) }));
    expect(ended(LONGEST_CALL_MS + 1).unansweredAt).toBe(after(LONGEST_CALL_MS));
    expect(ended(-5).unansweredAt).toBe(START);
    const repeated = afterEvent(aLost(), { kind: 'sentAgain', at: after(2 * LONGEST_CALL_MS) });
    const at = after(2 * LONGEST_CALL_MS + 5);
    expect(afterEvent(repeated, { kind: 'abandoned', at }).unansweredAt).toBe(at);
  });

  it.each([aLost({ stage: { kind: 'unanswered' } }), aLost({ stage: { kind: 'refused' } }), aNamed()])(
    'is left as it is where its end or its order is known: %#',
    (attempt) => {
      expect(afterEvent(attempt, { kind: 'abandoned', at: after(5) })).toBe(attempt);
    },
  );
});

const again = afterEvent(aLost(), { kind: 'sentAgain', at: after(9) });
const placed: AttemptEvent = { kind: 'placed', orderId: orderId('77') };
const named: AttemptStage = { kind: 'placed', orderId: orderId('77') };

describe('an attempt', () => {
  it('that is sent again waits for its second call', () => {
    const second = aLost({ calls: 2, unansweredAt: after(9) });
    expect(again).toEqual(second);
    expect(afterEvent(aLost({ stage: { kind: 'unanswered' } }), { kind: 'sentAgain', at: after(9) })).toEqual(
      second,
    );
  });

  it.each<readonly [string, AttemptEvent, AttemptStage, number]>([
    ['without a response', { kind: 'lost', call: 2, at: after(20) }, { kind: 'unanswered' }, 20],
    ['with a refusal', { kind: 'refused', call: 2 }, { kind: 'refused' }, 9],
    ['with an order', placed, named, 9],
  ])('whose latest call ended %s is told by it', (_, event, stage, unansweredAt) => {
    expect(afterEvent(again, event)).toEqual({ ...again, stage, unansweredAt: after(unansweredAt) });
  });

  it.each<AttemptEvent>([
    { kind: 'lost', call: 1, at: after(20) },
    { kind: 'refused', call: 1 },
  ])('is as it was after the late end of an earlier call: %j [RESUME-06]', (event) => {
    expect(afterEvent(again, event)).toBe(again);
  });

  it.each<AttemptEvent>([
    { kind: 'lost', call: 2, at: after(20) },
    { kind: 'refused', call: 2 },
  ])('whose order was found keeps it: %j', (event) => {
    const found = afterEvent(again, placed);
    expect(afterEvent(found, event)).toBe(found);
  });

  it('takes the order that the response to an earlier call names', () => {
    expect(afterEvent(afterEvent(again, { kind: 'refused', call: 2 }), placed).stage).toEqual(named);
    expect([aLost(), aNamed()].map((attempt) => placedOrder(some(attempt)))).toEqual([none, some('77')]);
  });
});

describe('the name of an order', () => {
  it('is its Transaction ID, else its own id', () => {
    expect([aSeen(), aSeen({ orderId: '' })].map(payableId)).toEqual(['77', '1']);
  });
});
