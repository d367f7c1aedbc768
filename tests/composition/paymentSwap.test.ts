import type { Container } from 'inversify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeploymentConfiguration } from '../../src/infrastructure/config/DeploymentConfiguration';
import { PaymentGateway } from '../../src/application/ports/PaymentGateway';
import { createContainer } from '../../src/composition/container';
import { createSignedInContainer } from '../../src/composition/signedIn';
import { OrderGateway } from '../../src/application/ports/OrderGateway';
import { CartGateway } from '../../src/application/ports/CartGateway';
import { CheckoutStorage } from '../../src/application/ports/CheckoutStorage';
import { PlaceOrder } from '../../src/application/checkout/PlaceOrder';
import { ConfirmPayment } from '../../src/application/checkout/ConfirmPayment';
import { CheckoutStore } from '../../src/ui/checkout/CheckoutStore';
import { PaymentResultStore } from '../../src/ui/checkout/PaymentResultStore';
import { playedProviders } from '../contract/payment/playedProviders';
import { aPayment } from '../domain/checkout/builders';
import { aConfiguration } from '../doubles/aConfiguration';

afterEach(() => void vi.restoreAllMocks());

const containerFor = (payment: DeploymentConfiguration['payment']): Container =>
  createSignedInContainer(createContainer(aConfiguration({ payment })));

/** The class names of the objects around a payment. */
const around = (container: Container): readonly string[] =>
  [
    OrderGateway,
    CartGateway,
    CheckoutStorage,
    PlaceOrder,
    ConfirmPayment,
    CheckoutStore,
    PaymentResultStore,
  ].map((key) => container.get<object>(key).constructor.name);

/** The first call that a provider makes for a payment. */
const firstCallOf = async (payment: DeploymentConfiguration['payment']): Promise<string> => {
  const called: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((input) => {
    called.push(new URL(String(input instanceof Request ? input.url : input), location.href).pathname);
    return Promise.resolve(Response.json({}));
  });
  await containerFor(payment).get(PaymentGateway).prepare(aPayment())();
  return called[0] ?? '';
};

describe('another payment provider', () => {
  it.each(Object.values(playedProviders))(
    'sends its own name with the order, and nothing else changes: $choice.provider [PAY-06]',
    ({ choice }) => {
      const container = containerFor(choice);
      expect(container.get(PaymentGateway).name).toBe(choice.provider);
      expect(around(container)).toEqual(around(containerFor(playedProviders.payu.choice)));
    },
  );

  it('is asked for its own payment', async () => {
    expect(await firstCallOf(playedProviders.payu.choice)).toBe('/api/v3/generate-payu-checksum');
    expect(await firstCallOf(playedProviders.razorpay.choice)).toBe('/api/v3/razorpay-order');
    expect(await firstCallOf(playedProviders.cashfree.choice)).toBe('/api/v3/cashfree-order');
  });
});
