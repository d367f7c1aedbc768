import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXED, orderOf, pay } from './shopping';
import { type Running, startSandbox } from './startSandbox';

let running: Running;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.close());

const quoted = async (phone: string) => {
  const { token } = await running.register(phone);
  const asked = await running.post('add-quotation', { token, body: { ...FIXED, service_id: 55 } });
  const requestId: number = asked.body.data.id;
  const status = async (): Promise<number> =>
    (await running.get(`user/quotation-request/${requestId}`, token)).body.data.status;
  const before = await status();
  const form = new FormData();
  form.append('request_id', String(requestId));
  form.append('amount', '4500');
  const { id } = (await running.post('/sandbox/quotations', { form })).body.data;
  const decide = (body: object) => running.post(`update-quotation-status/${id}`, { token, body });
  return { token, status, before, decide };
};

describe('a quotation request', () => {
  it('is no longer under process once it is quoted, even when accepted and paid', async () => {
    const { token, status, before, decide } = await quoted('+919600000001');
    expect([before, await status()]).toEqual([0, 1]);
    await decide({ status: 1 });
    expect(await status()).toBe(1);
    await pay(running, await orderOf(running, { token, id: 0 }, []));
    expect(await status()).toBe(1);
  });

  it('has the dashboard’s own code for denied once its quotation is denied', async () => {
    const { status, decide } = await quoted('+919600000002');
    await decide({ status: 2, remarks: 'Too costly' });
    expect(await status()).toBe(3);
  });
});
