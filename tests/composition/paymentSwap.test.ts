import type { Container } from 'inversify';
import { describe, expect, it } from 'vitest';
import type { PortalConfiguration } from '../../src/application/configuration/PortalConfiguration';
import { PaymentGateway } from '../../src/application/ports/PaymentGateway';
import { createContainer } from '../../src/composition/container';
import { createSignedInContainer } from '../../src/composition/signedIn';
import { PayuPaymentGateway } from '../../src/infrastructure/payment/PayuPaymentGateway';
import { RazorpayPaymentGateway } from '../../src/infrastructure/payment/RazorpayPaymentGateway';
import { OrderGateway } from '../../src/application/ports/OrderGateway';
import { CartGateway } from '../../src/application/ports/CartGateway';
import { CheckoutStorage } from '../../src/application/ports/CheckoutStorage';
import { PlaceOrder } from '../../src/application/checkout/PlaceOrder';
import { ConfirmPayment } from '../../src/application/checkout/ConfirmPayment';
import { CheckoutStore } from '../../src/ui/checkout/CheckoutStore';
import { PaymentResultStore } from '../../src/ui/checkout/PaymentResultStore';
import { aConfiguration } from '../doubles/aConfiguration';

const containerFor = (provider: PortalConfiguration['payment']['provider']): Container => {
  const { payment } = aConfiguration();
  const configuration = aConfiguration({ payment: { ...payment, provider } });
  return createSignedInContainer(createContainer(configuration));
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
  ].map((key) => container.get<object>(key).constructor.name);

describe('another payment provider', () => {
  it('needs another adapter, and nothing else changes', () => {
    const [payu, razorpay] = [containerFor('payu'), containerFor('razorpay')];
    expect(payu.get(PaymentGateway)).toBeInstanceOf(PayuPaymentGateway);
    expect(razorpay.get(PaymentGateway)).toBeInstanceOf(RazorpayPaymentGateway);
    expect(around(razorpay)).toEqual(around(payu));
  });

  it('sends its own name with the order [PAY-06]', () => {
    expect(containerFor('payu').get(PaymentGateway).name).toBe('payu');
    expect(containerFor('razorpay').get(PaymentGateway).name).toBe('razorpay');
  });
});
