import * as TE from 'fp-ts/TaskEither';
import type { PaymentTerms } from '../../domain/checkout/payment';
import type { OrderId } from '../../domain/transactions/transaction';
import type { Deployment } from '../configuration/Deployment';
import type { Browser } from '../ports/Browser';
import type { GatewayError } from '../ports/gatewayError';
import type { PaymentGateway, PreparedPayment } from '../ports/PaymentGateway';

export interface PaymentDependencies {
  readonly payments: PaymentGateway;
  readonly browser: Browser;
  readonly deployment: Deployment;
}

/** Nothing is left to pay: the result page shows what the list of orders says. */
export const resultOf = (orderId: OrderId): PreparedPayment => ({
  orderId,
  start: TE.right({ kind: 'Unclear', orderId }),
});

/** The payment of an order that exists. */
export const preparePayment = (
  { payments, browser, deployment }: PaymentDependencies,
  { orderId, terms }: { readonly orderId: OrderId; readonly terms: PaymentTerms },
  signal: AbortSignal,
): TE.TaskEither<GatewayError, PreparedPayment> => {
  const description = deployment.configuration.payment.productInfo;
  const payment = { orderId, ...terms, origin: browser.origin(), description };
  return terms.amountText === '' ? TE.right(resultOf(orderId)) : payments.prepare(payment, signal);
};
