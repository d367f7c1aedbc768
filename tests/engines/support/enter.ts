import type { Desk } from '../../../scripts/desk.ts';
import type { OwnRecords } from '../../../scripts/exampleAddresses.ts';
import { freshPhone } from '../../journeys/support/signIn.ts';
import type { Page } from './page.ts';

export interface Customer {
  readonly records: OwnRecords;
  /** How many orders the backend lists. */
  readonly orderCount: () => Promise<number>;
  /** The bytes of a file in the cabinet, as the backend has them. */
  readonly fileNamed: (name: string) => Promise<Buffer>;
}

const listOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null && 'data' in value ? listOf(value.data) : [];
};

const firstId = (value: unknown): number => Number(Object(listOf(value)[0]).id);

/** Signs in a new customer with the demo customer's data, without the Login screen. */
export const enter = async (portal: Page, desk: Desk): Promise<Customer> => {
  const person = { phone: freshPhone(), displayname: 'Asha Verma', email: 'asha.verma@example.in' };
  const { access_token: token, refresh_token, data } = await desk.addCustomer(person);
  await portal.keep({ access_token: token }, { token, refresh_token, user: JSON.stringify(data) });
  const read = async (call: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${desk.address}/api/v3/${call}`, { headers });
    return response.json();
  };
  const [quotation, request, task] = await Promise.all(
    ['quotations', 'quotation-request', 'tasks'].map(async (call) => firstId(await read(`user/${call}`))),
  );
  const fileNamed = async (name: string): Promise<Buffer> => {
    const file = listOf(await read('user/files')).find((one) => Object(one).file_name === name);
    const link = Object(await read(`files/download-link/${String(Object(file).filepath)}`));
    return Buffer.from(await (await fetch(link.data.direct_download_link)).arrayBuffer());
  };
  const orderCount = async (): Promise<number> => listOf(await read('user/orders')).length;
  return {
    fileNamed,
    orderCount,
    records: { quotation: quotation ?? 0, request: request ?? 0, task: task ?? 0 },
  };
};
