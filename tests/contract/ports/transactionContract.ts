import { isSome, type Option } from 'fp-ts/Option';
import { expect } from 'vitest';
import type { Paise } from '../../../src/domain/money/money';
import type { Backend, ReadableBackend } from '../backend';
import { answerOf, expectIds } from '../expectations';
import { describe, it } from '../suite';

const shown = (amounts: readonly Option<Paise>[]): readonly number[] =>
  amounts.flatMap((amount) => (isSome(amount) ? [amount.value] : []));

/** Contract of the customer's orders. */
export const transactionReadings = (open: () => ReadableBackend): void => {
  describe('TransactionGateway', () => {
    it('lists orders with ids, times and amounts that add up', async () => {
      const all = await answerOf((await open().furnished()).transactions.all());
      expectIds(all);
      for (const { orderId, createdAt, subTotal, discount, gst, total } of all) {
        expect(orderId).toMatch(/\S/);
        expect(isSome(createdAt)).toBe(true);
        const [net = 0, less = 0, tax = 0, due = 0] = shown([subTotal, discount, gst, total]);
        expect(net - less + tax).toBe(due);
      }
    });

    it('lists the same orders as proof', async () => {
      const { transactions } = await open().furnished();
      const all = await answerOf(transactions.all());
      expect(await answerOf(transactions.allForCertain())).toEqual(all);
    });
  });
};

export const transactionContract = (open: () => Backend): void => {
  describe('TransactionGateway', () => {
    it('distinguishes paid orders, which have an invoice, from others', async () => {
      const all = await answerOf((await open().furnished()).transactions.all());
      expect(new Set(all.map(({ payment }) => payment))).toEqual(new Set(['success', 'otherwise']));
      expect(all.some(({ payment, invoicePath }) => payment === 'success' && invoicePath !== '')).toBe(true);
    });

    it('lists only the customer’s own orders', async () => {
      const own = await answerOf((await open().furnished()).transactions.all());
      const others = await answerOf((await open().furnished()).transactions.all());
      expectIds([...own, ...others]);
      expect(await answerOf((await open().newcomer()).transactions.all())).toEqual([]);
    });
  });
};
