import { describe, expect, it } from 'vitest';
import { configFrom } from '../../sandbox/config';
import { playedProviders as providers } from '../contract/payment/playedProviders';
import { newCustomer } from './shopping';
import { type Running, startSandbox } from './startSandbox';

const pageAt = async (running: Running, page: string): Promise<number> =>
  (await fetch(`${running.gateway}${page}`, { method: 'POST', body: new URLSearchParams({ a: '1' }) }))
    .status;

describe.each(providers)('a sandbox that plays $choice.provider', ({ choice: { provider } }) => {
  it('has no call, return, notice or page of another provider', async () => {
    const running = await startSandbox({ paymentProvider: provider });
    const { token } = await newCustomer(running);
    const statusOf = async (path: string): Promise<number> =>
      (await running.post(path, { token, form: new FormData() })).status;
    const found = await Promise.all(
      providers.map(async ({ servedAt, firstPage }) => {
        const statuses = await Promise.all(servedAt.map(statusOf));
        const isPage = (await pageAt(running, firstPage)) !== 404;
        return [...statuses.map((status) => status !== 404), isPage];
      }),
    );
    await running.close();
    const expected = providers.map(({ choice, servedAt }) =>
      [...servedAt, 'page'].map(() => choice.provider === provider),
    );
    expect(found).toEqual(expected);
  });
});

describe("the secret of the provider's stand-in", () => {
  it('is the one given', () => {
    expect(configFrom({}).paymentSecret).toBeUndefined();
    expect(configFrom({ PAYMENT_SECRET: 'given' }).paymentSecret).toBe('given');
    expect(configFrom({ PAYU_SALT: 'given' }).paymentSecret).toBe('given');
  });
});
