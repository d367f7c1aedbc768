import { isRight, left } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { PaymentGateway } from '../../../src/application/ports/PaymentGateway';
import { OnDemandPaymentGateway } from '../../../src/infrastructure/payment/OnDemandPaymentGateway';
import { aPayment } from '../../domain/checkout/builders';
import { InMemoryPaymentGateway } from '../../doubles/InMemoryPaymentGateway';

const gatewayOn = (load: () => Promise<PaymentGateway>) => {
  let reloads = 0;
  const reload = (): Promise<boolean> => {
    reloads += 1;
    return Promise.resolve(false);
  };
  return { gateway: new OnDemandPaymentGateway('payu', { load, reload }), reloads: () => reloads };
};

describe("a provider's adapter on demand", () => {
  it('is fetched once, before anything is paid, and prepares the payments', async () => {
    const adapter = new InMemoryPaymentGateway();
    let loads = 0;
    const { gateway, reloads } = gatewayOn(() => {
      loads += 1;
      return Promise.resolve(adapter);
    });
    expect([gateway.name, loads]).toEqual(['payu', 1]);
    expect(isRight(await gateway.prepare(aPayment())())).toBe(true);
    expect(isRight(await gateway.prepare(aPayment(), new AbortController().signal)())).toBe(true);
    expect([adapter.prepared.length, loads, reloads()]).toEqual([2, 1, 0]);
  });

  it('reloads the page when it is missing, and the next press fetches it again', async () => {
    const adapter = new InMemoryPaymentGateway();
    let isThere = false;
    const { gateway, reloads } = gatewayOn(() =>
      isThere ? Promise.resolve(adapter) : Promise.reject(new Error('404')),
    );
    expect(await gateway.prepare(aPayment())()).toEqual(left(gatewayError('Unreachable')));
    expect(reloads()).toBe(1);
    isThere = true;
    expect(isRight(await gateway.prepare(aPayment())())).toBe(true);
  });

  it('is fetched again at Place Order when the line was down as the cart opened', async () => {
    const loads = [Promise.reject(new Error('offline')), Promise.resolve(new InMemoryPaymentGateway())];
    const { gateway, reloads } = gatewayOn(() => loads.shift() ?? Promise.reject(new Error('404')));
    await Promise.allSettled(loads);
    expect(isRight(await gateway.prepare(aPayment())())).toBe(true);
    expect(reloads()).toBe(0);
  });

  it('need not be waited for: the customer can cancel', async () => {
    const { gateway } = gatewayOn(() => new Promise(() => undefined));
    const abort = new AbortController();
    const prepared = gateway.prepare(aPayment(), abort.signal)();
    abort.abort();
    expect(await prepared).toEqual(left(gatewayError('Cancelled')));
  });
});
