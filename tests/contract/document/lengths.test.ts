import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeAt, theDocument } from '../../../conformance/theDocument.ts';
import { atGateway, dueOf, newCustomer, ORDER, orderOf } from '../../sandbox/shopping';
import { type Running, startSandbox } from '../../sandbox/startSandbox';

const { root } = await theDocument();

type Longest = readonly [field: string, most: number];

/** The fields of a schema with the most characters that it gives them. */
const longestOf = (schema: string): readonly Longest[] =>
  Object.entries(nodeAt(root, 'components', 'schemas', schema, 'properties')).flatMap(([field, property]) => {
    const most = nodeAt({ property }, 'property')['maxLength'];
    return typeof most === 'number' ? [[field, most] as const] : [];
  });

let running: Running;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.close());

describe('the longest texts of an order', () => {
  // The separators of a GSTIN are left out by the portal alone; the phone of the payment form is told in digits.
  it.each(longestOf('Order').filter(([field]) => field !== 'gstin'))(
    'are taken by the embedded backend, and not one character more: %s',
    async (field, most) => {
      const { token } = await newCustomer(running);
      const refusal = async (length: number): Promise<string> => {
        const body = { ...ORDER, payment: { payable: '1.00' }, [field]: 'x'.repeat(length) };
        return (await running.post('place-order', { token, body })).body.message;
      };
      const tooLong = `may have at most ${most} characters.`;
      expect(await refusal(most)).not.toContain(tooLong);
      expect(await refusal(most + 1)).toContain(tooLong);
    },
  );
});

describe('the longest texts of the payment form', () => {
  it.each(longestOf('PayuForm').filter(([field]) => field !== 'phone'))(
    'are taken by the payment page, and not one character more: %s',
    async (field, most) => {
      const customer = await newCustomer(running);
      const due = await orderOf(running, customer);
      const { form } = await dueOf(running, customer, due.orderId);
      const refusal = async (length: number): Promise<string> =>
        (await atGateway(running, { ...form, [field]: 'x'.repeat(length) })).text;
      const tooLong = `${field} is longer than ${most} characters.`;
      expect(await refusal(most)).not.toContain(tooLong);
      expect(await refusal(most + 1)).toContain(tooLong);
    },
  );
});
