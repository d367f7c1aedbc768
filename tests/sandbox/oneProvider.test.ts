import { describe, expect, it } from 'vitest';
import { configFrom } from '../../sandbox/config';
import { playedProviders as providers } from '../contract/payment/playedProviders';
import { newCustomer } from './shopping';
import { startSandbox } from './startSandbox';

const isServed = async (origin: string, call: string, token = ''): Promise<boolean> => {
  const [method = '', path = ''] = call.split(' ');
  const request: RequestInit = { method, redirect: 'manual', headers: { authorization: `Bearer ${token}` } };
  return (await fetch(`${origin}${path}`, request)).status !== 404;
};

describe.each(providers)('a sandbox that plays $choice.provider', ({ choice: { provider } }) => {
  it('has no call, return, notice or page of another provider', async () => {
    const running = await startSandbox({ paymentProvider: provider });
    const { token } = await newCustomer(running);
    const served = await Promise.all(
      providers.map(async ({ choice, servedAt, firstPage, notices }) => {
        const calls = [...servedAt, `POST ${notices.path}`];
        const found = calls.map((call) => isServed(running.origin, call, token));
        const all = await Promise.all([...found, isServed(running.gateway, firstPage)]);
        return [choice.provider, ...new Set(all)];
      }),
    );
    await running.close();
    expect(served).toEqual(providers.map(({ choice }) => [choice.provider, choice.provider === provider]));
  });
});

describe("the secret of the provider's stand-in", () => {
  it('is the one given', () => {
    expect(configFrom({}).paymentSecret).toBeUndefined();
    expect(configFrom({ PAYMENT_SECRET: 'given' }).paymentSecret).toBe('given');
    expect(configFrom({ PAYU_SALT: 'given' }).paymentSecret).toBe('given');
  });
});
