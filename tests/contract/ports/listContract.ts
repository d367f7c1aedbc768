import { describe, expect, it } from 'vitest';
import type { ReadableBackend } from '../backend';
import { answerOf, expectIds } from '../expectations';
import { listCalls } from '../mutation/wireCalls';

const isOfAnyCustomer = ({ address }: { readonly address: string }): boolean => !address.includes('{');

/** Contract of every list that can be asked for without the id of a record. */
export const listReadings = (open: () => ReadableBackend): void => {
  describe('A list', () => {
    it.each(listCalls.filter(isOfAnyCustomer))(
      'of $name is read, each record with an id',
      async ({ call }) => {
        const records = await answerOf(call(await open().furnished()));
        expect(records).not.toEqual([]);
        expectIds(records);
      },
    );
  });
};
