import { expect } from 'vitest';
import type { ReadableBackend } from '../backend';
import { answerOf, expectIds } from '../expectations';
import { listCalls } from '../mutation/wireCalls';
import { describe, it } from '../suite';

const isOfAnyCustomer = ({ address }: { readonly address: string }): boolean => !address.includes('{');

/** Contract of every list that can be asked for without the id of a record. */
export const listReadings = (open: () => ReadableBackend): void => {
  describe('A list', () => {
    for (const { name, call } of listCalls.filter(isOfAnyCustomer))
      it(`of ${name} is read, each record with an id, and again alike`, async () => {
        const customer = await open().furnished();
        const records = await answerOf(call(customer));
        expect(records).not.toEqual([]);
        expectIds(records);
        expect(await answerOf(call(customer))).toEqual(records);
      });
  });
};
