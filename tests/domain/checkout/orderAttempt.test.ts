import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  LONGEST_CALL_MS,
  payableId,
  newAttempt,
  ordersBefore,
  withCallEnded,
} from '../../../src/domain/checkout/orderAttempt';
import { orderId } from '../../../src/domain/transactions/transaction';
import { after, aLost, aNamed, anIntent, aSeen, START } from './attempts';

describe('a new attempt', () => {
  it('has a key of its own, one call and no order yet', () => {
    const begun = { key: 'key', startedAt: START, earlier: [orderId('5')], isEarlierComplete: true };
    expect(newAttempt(anIntent(), begun)).toEqual({
      ...begun,
      ...anIntent(),
      terms: some(anIntent().terms),
      unansweredAt: START,
      isCallOpen: true,
      calls: 1,
      orderId: none,
      isRefused: false,
    });
  });
});

describe('the orders before a new attempt', () => {
  it('are those of the list and the one placed last, each once [RESUME-04]', () => {
    expect(ordersBefore(none, some([]))).toEqual({ earlier: [], isEarlierComplete: true });
    expect(ordersBefore(some(aLost()), some([aSeen({ id: '5', orderId: '' })])).earlier).toEqual(['5']);
    expect(ordersBefore(some(aNamed()), some([aSeen({ orderId: '76' })])).earlier).toEqual(['76', '77']);
    expect(ordersBefore(some(aNamed()), some([aSeen()])).earlier).toEqual(['77']);
  });

  it('are, without the list, those that the earlier attempt knew, marked as incomplete [RESUME-04]', () => {
    expect(ordersBefore(none, none)).toEqual({ earlier: [], isEarlierComplete: false });
    const before = some(aNamed({ earlier: ['75', '76'] }));
    expect(ordersBefore(before, none)).toEqual({ earlier: ['75', '76', '77'], isEarlierComplete: false });
  });

  it('include those that a delayed list does not show yet', () => {
    const before = some(aNamed({ earlier: ['75'] }));
    expect(ordersBefore(before, some([aSeen({ orderId: '74' })]))).toEqual({
      earlier: ['74', '75', '77'],
      isEarlierComplete: true,
    });
  });
});

const ended = (now: number) => withCallEnded(aLost(), after(now));

describe('a call whose end was not recorded', () => {
  it('ended by now, or five minutes after it began', () => {
    expect(ended(5)).toEqual(aLost({ isCallOpen: false, unansweredAt: after(5) }));
    expect(ended(LONGEST_CALL_MS + 1).unansweredAt).toBe(after(LONGEST_CALL_MS));
    expect(ended(-5).unansweredAt).toBe(START);
  });

  it.each([aLost({ isCallOpen: false }), aLost({ isRefused: true }), aNamed()])(
    'is left as it is where its end or its order is known: %#',
    (attempt) => {
      expect(withCallEnded(attempt, after(5))).toBe(attempt);
    },
  );
});

describe('the name of an order', () => {
  it('is its Transaction ID, else its own id', () => {
    expect([aSeen(), aSeen({ orderId: '' })].map(payableId)).toEqual(['77', '1']);
  });
});
