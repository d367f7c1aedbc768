import { isSome, type Option } from 'fp-ts/Option';
import { expect } from 'vitest';
import type { Paise } from '../../../src/domain/money/money';
import type { Backend, ReadableBackend } from '../backend';
import { answerOf, expectIds, firstOf } from '../expectations';
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

    it('lists the same orders as proof, and all of them', async () => {
      const { transactions } = await open().furnished();
      const all = await answerOf(transactions.all());
      expect(await answerOf(transactions.allForCertain())).toEqual({ orders: all, isWhole: true });
    });
  });
};

export const transactionContract = (open: () => Backend): void => {
  describe('TransactionGateway', () => {
    it('distinguishes paid orders from others', async () => {
      const all = await answerOf((await open().furnished()).transactions.all());
      const isPaid = all.map(({ payment }) => payment === 'success');
      expect(new Set(isPaid)).toEqual(new Set([true, false]));
    });

    it('names the invoice of a paid order, where files can be downloaded', async () => {
      const { transactions, links } = await open().furnished();
      const paths = (await answerOf(transactions.all())).flatMap(({ payment, invoicePath }) =>
        payment === 'success' && invoicePath !== '' ? [invoicePath] : [],
      );
      expect(isSome(await answerOf(links.direct(firstOf(paths, 'invoice'))))).toBe(true);
    });

    it('lists only the customer’s own orders', async () => {
      const own = await answerOf((await open().furnished()).transactions.all());
      const others = await answerOf((await open().furnished()).transactions.all());
      expectIds([...own, ...others]);
      expect(await answerOf((await open().newcomer()).transactions.all())).toEqual([]);
    });
  });
};
