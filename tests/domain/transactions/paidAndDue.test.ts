import * as fc from 'fast-check';
import { getOrElse, isSome, none, some, type Option } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { type Paise, paise } from '../../../src/domain/money/money';
import { isPartPaid, paidAndDue } from '../../../src/domain/transactions/paidAndDue';
import type { Transaction } from '../../../src/domain/transactions/transaction';
import { aTransaction } from './aTransaction';

const of = (amount: number): Option<Paise> => some(paise(amount));
const half = of(59_000);
const amounts = (given: Partial<Transaction>) => paidAndDue(aTransaction(given));
const nothing = { paidNow: none, stillToPay: none, payableNow: none };

describe('what was paid now and what is still to pay', () => {
  it('is what the server says', () => {
    const order = { paid: half, due: of(59_001), payable: of(1), advance: of(1) };
    expect(amounts(order)).toEqual({ paidNow: half, stillToPay: of(59_001), payableNow: none });
  });

  it('is computed from the payable amount where the server sends neither', () => {
    const expected = { paidNow: half, stillToPay: half, payableNow: none };
    expect(amounts({ payable: half, advance: half })).toEqual(expected);
    expect(amounts({ payable: half })).toEqual(expected);
    expect(amounts({ payable: half, advance: of(0) })).toEqual(expected);
    expect(amounts({ advance: half })).toEqual(expected);
    expect(amounts({ paid: half })).toEqual(expected);
    expect(amounts({ paid: of(0), payable: half })).toEqual(expected);
    expect(amounts({ paid: half, payable: of(70_000), advance: of(48_000) })).toEqual(expected);
  });

  it('is not computed where the advance may have been paid before', () => {
    const order = { payable: of(70_000), advance: of(48_000) };
    expect(amounts(order)).toEqual({ ...nothing, paidNow: of(70_000) });
    expect(amounts({ ...order, paid: of(0) })).toEqual({ ...nothing, paidNow: of(70_000) });
    expect(amounts({ ...order, due: of(5) })).toEqual({ ...nothing, paidNow: of(70_000), stillToPay: of(5) });
  });

  it('leaves nothing to pay for an order that is paid in full', () => {
    const paid = { ...nothing, paidNow: of(118_000) };
    expect(amounts({ payable: of(118_000), advance: of(0) })).toEqual(paid);
    expect(amounts({ paid: of(118_000), due: of(0) })).toEqual(paid);
    expect(amounts({ paid: of(118_000) })).toEqual(paid);
    expect(amounts({ paid: of(120_000) })).toEqual({ ...nothing, paidNow: of(120_000) });
    expect(amounts({ paid: half, due: of(0) })).toEqual({ ...nothing, paidNow: half });
  });

  it('is unknown for an order with nothing but its total, or without a total', () => {
    expect(amounts({})).toEqual(nothing);
    expect(amounts({ total: none, payable: half })).toEqual({ ...nothing, paidNow: half });
    expect(amounts({ payable: of(-5) })).toEqual(nothing);
  });

  it('is nothing where the payment is refunded', () => {
    const refunded = { payment: 'refundDue', paymentText: 'Refund due', payable: half } as const;
    expect(amounts(refunded)).toEqual(nothing);
  });

  it('is nothing for an unpaid order, which names the first amount to pay where that is not the total', () => {
    const unpaid = { payment: 'failed', paymentText: 'Failed' } as const;
    expect(amounts({ ...unpaid, payable: half, paid: half, due: half })).toEqual({
      ...nothing,
      payableNow: half,
    });
    expect(amounts({ ...unpaid, advance: half })).toEqual({ ...nothing, payableNow: half });
    expect(amounts({ ...unpaid, payable: of(118_000) })).toEqual(nothing);
    expect(amounts({ ...unpaid, payable: half, total: none })).toEqual({ ...nothing, payableNow: half });
    expect(amounts({ ...unpaid, paid: half, due: half })).toEqual(nothing);
  });

  it('asks for nothing more where the payment is refunded', () => {
    const refunded = { payment: 'refundDue', paymentText: 'Refund due', payable: half } as const;
    expect(amounts(refunded)).toEqual(nothing);
  });

  it('never shows an advance as the full price: advance and rest add up to the total', () => {
    const zero = getOrElse(() => paise(0));
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1e9 }), fc.integer({ min: 1, max: 99 }), (total, percent) => {
        const advance = of((total * percent) / 100);
        const order = aTransaction({ total: of(total), payable: advance, advance });
        const { paidNow, stillToPay } = paidAndDue(order);
        expect(zero(paidNow) + zero(stillToPay)).toBe(isSome(paidNow) ? total : 0);
        expect(isPartPaid(order)).toBe(zero(paidNow) > 0 && zero(paidNow) < total);
      }),
    );
  });
});
