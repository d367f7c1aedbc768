import { readFileSync } from 'node:fs';
import type { Container } from 'inversify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeploymentConfiguration } from '../../src/infrastructure/config/DeploymentConfiguration';
import { PaymentGateway } from '../../src/application/ports/PaymentGateway';
import { createContainer } from '../../src/composition/container';
import { signedInAlone } from '../doubles/signedInAlone';
import { OrderGateway } from '../../src/application/ports/OrderGateway';
import { CartGateway } from '../../src/application/ports/CartGateway';
import { CheckoutStorage } from '../../src/application/ports/CheckoutStorage';
import { PlaceOrder } from '../../src/application/checkout/PlaceOrder';
import { ConfirmPayment } from '../../src/application/checkout/ConfirmPayment';
import { CheckoutStore } from '../../src/ui/checkout/CheckoutStore';
import { PayNowStore } from '../../src/ui/checkout/PayNowStore';
import { PaymentResultStore } from '../../src/ui/checkout/PaymentResultStore';
import { playedProviders } from '../contract/payment/playedProviders';
import { LazyParts } from '../../src/ui/state/LazyParts';
import { aPayment } from '../domain/checkout/builders';
import { aConfiguration } from '../doubles/aConfiguration';

afterEach(() => void vi.restoreAllMocks());

const containerFor = async (payment: DeploymentConfiguration['payment']): Promise<Container> => {
  const container = signedInAlone(createContainer(aConfiguration({ payment })));
  await container.get(LazyParts).load('cart');
  return container;
};

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
    PayNowStore,
  ].map((key) => container.get<object>(key).constructor.name);

/** The first call that a provider makes for a payment. */
const firstCallOf = async (payment: DeploymentConfiguration['payment']): Promise<string> => {
  const called: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((input) => {
    called.push(new URL(String(input instanceof Request ? input.url : input), location.href).pathname);
    return Promise.resolve(Response.json({}));
  });
  const container = await containerFor(payment);
  await container.get(PaymentGateway).prepare(aPayment())();
  return called[0] ?? '';
};

/** The calls of the document, each from its path on. */
const DOCUMENTED = readFileSync('docs/api/openapi.yaml', 'utf8').split(/^ {2}(?=\/)/m);

describe('another payment provider', () => {
  it.each(playedProviders)(
    'sends its own name with the order, and nothing else changes: $choice.provider [PAY-06]',
    async ({ choice }) => {
      const container = await containerFor(choice);
      expect(container.get(PaymentGateway).name).toBe(choice.provider);
      expect(around(container)).toEqual(around(await containerFor(aConfiguration().payment)));
    },
  );

  it.each(playedProviders)(
    'is asked for its own payment, as the document of the API says: $choice.provider',
    async ({ choice }) => {
      const starts = DOCUMENTED.filter((call) => call.includes(`x-payment-provider: ${choice.provider}\n`));
      expect(starts.map((call) => `/api/v3${call.split(':')[0]}`)).toEqual([await firstCallOf(choice)]);
    },
  );
});
