import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atGateway, newCustomer, orderOf, press, transaction } from './shopping';
import { type Running, startSandbox } from './startSandbox';

let running: Running;
let stranger: Server;
let strangerAddress: string;
const seen: string[] = [];

beforeAll(async () => {
  running = await startSandbox();
  stranger = createServer((from, to) => {
    seen.push(`${from.method} ${from.url}`);
    to.end();
  }).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const address = stranger.address();
  strangerAddress = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  stranger.close();
  await running.close();
});

describe('the notice of a payment', () => {
  it('reaches the shop itself, whatever return addresses the form has', async () => {
    const customer = await newCustomer(running);
    const due = await orderOf(running, customer);
    const form = { ...due.form, surl: `${strangerAddress}/taken`, furl: `${strangerAddress}/taken` };
    await press(running, (await atGateway(running, form)).page, 'success');
    const stateOf = async () => (await transaction(running, customer, due.orderId)).payment_status;
    await expect.poll(stateOf).toBe('success');
    expect(seen).toEqual([]);
  });
});
