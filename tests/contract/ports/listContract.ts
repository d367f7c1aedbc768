import { expect } from 'vitest';
import type { SubServiceId } from '../../../src/domain/catalogue/service';
import type { ReadableBackend } from '../backend';
import type { Gateways } from '../httpGateways';
import { answerOf, expectIds } from '../expectations';
import { listCalls, type WireCall } from '../mutation/wireCalls';
import { describe, it } from '../suite';
import { subServicesOf } from './catalogueContract';

type List = WireCall<readonly { readonly id: string }[]>['call'];

const isOfAnyCustomer = ({ address }: { readonly address: string }): boolean => !address.includes('{');

const ofAService: Readonly<Record<string, (id: SubServiceId) => List>> = {
  FAQs: (id) => (of) => of.faqs.faqsOf(id),
  questions: (id) => (of) => of.prices.questionsOf(id),
};

/** The list of the catalogue's first service that has one, since not every service has. */
const ofTheFirst = async (customer: Gateways, listOf: (id: SubServiceId) => List): Promise<List> => {
  for (const { id } of subServicesOf(await answerOf(customer.catalogue.services())))
    if ((await answerOf(listOf(id)(customer))).length > 0) return listOf(id);
  throw new Error('No service of the catalogue has such a list.');
};

const expectList = async (customer: Gateways, list: List): Promise<void> => {
  const records = await answerOf(list(customer));
  expect(records).not.toEqual([]);
  expectIds(records);
  expect(await answerOf(list(customer))).toEqual(records);
};

/** Contract of every list that can be asked for without the id of a customer's record. */
export const listReadings = (open: () => ReadableBackend): void => {
  describe('A list', () => {
    for (const { name, call } of listCalls.filter(isOfAnyCustomer))
      it(`of ${name} is read, each record with an id, and again alike`, async () => {
        await expectList(await open().furnished(), call);
      });

    for (const [name, listOf] of Object.entries(ofAService))
      it(`of ${name} is read, each record with an id, and again alike`, async () => {
        const customer = await open().furnished();
        await expectList(customer, await ofTheFirst(customer, listOf));
      });
  });
};
