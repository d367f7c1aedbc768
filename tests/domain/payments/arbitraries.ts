import fc from 'fast-check';
import { none, type Option, some } from 'fp-ts/Option';
import { type Paise, paise } from '../../../src/domain/money/money';
import type { Transaction } from '../../../src/domain/transactions/transaction';
import { aTransaction } from '../transactions/aTransaction';
import { aMoment, noDate, when } from '../when';

/** Moments around the turn of a financial year in India, which is 18:30 UTC on 31 March, and anywhere in ten years. */
const turn = Date.UTC(2026, 2, 31, 18, 30);
const moments = fc
  .oneof(
    fc.integer({ min: turn - 3, max: turn + 3 }),
    fc.integer({ min: Date.UTC(2017, 0, 1), max: Date.UTC(2027, 0, 1) }),
  )
  .map(aMoment);
const dates = fc.oneof(
  { weight: 8, arbitrary: moments },
  { weight: 1, arbitrary: fc.constantFrom(when('2026-03-31'), when('2026-04-01')) },
  { weight: 1, arbitrary: fc.constant(noDate) },
);

const amountUpTo = (max: number): fc.Arbitrary<Option<Paise>> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max }).map((amount) => some(paise(amount))) },
    { weight: 1, arbitrary: fc.constant(none) },
  );

const states = fc.constantFrom(
  ...(['success', 'success', 'failed', 'refunded', 'refundDue', 'otherwise'] as const),
);

/** Orders of every state, some without a date or amount, some part paid, some listed twice. */
export const anyOrders: fc.Arbitrary<readonly Transaction[]> = fc
  .array(
    fc
      .record({
        id: fc.integer({ min: 1, max: 40 }).map(String),
        createdAt: dates,
        payment: states,
        gst: amountUpTo(5_000_000),
        total: amountUpTo(900_000_000_000),
        paid: amountUpTo(900_000_000_000),
        due: amountUpTo(1_000_000),
      })
      .map((given) =>
        aTransaction({
          ...given,
          orderId: `ORD-${given.id}`,
        }),
      ),
    { maxLength: 60 },
  )
  .map((orders) => [...orders, ...orders.slice(0, 3)]);
