import type { PaymentGateway } from '../../../src/application/ports/PaymentGateway';
import type { OrderId, PaymentState } from '../../../src/domain/transactions/transaction';
import { answerOf, freshKey } from '../expectations';
import { shopper } from '../ports/cartContract';
import { orderFor, toPrepare } from '../ports/orderContract';
import type { PayingCustomer, SandboxBackend } from '../sandboxBackend';
import { type Ending, type Played, paymentsBy, type PlayedProvider } from './playedProvider';

/** A customer with an order to pay. */
export interface Till {
  readonly customer: PayingCustomer;
  readonly orderId: OrderId;
  readonly payments: PaymentGateway;
}

/** A till of a provider; `send` is the customer's line to the backend. */
export const tillOf = async (
  backend: SandboxBackend,
  { choice }: PlayedProvider,
  send?: typeof fetch,
): Promise<Till> => {
  const customer = await shopper(backend);
  const orderId = await answerOf(customer.orders.place(await orderFor(customer), freshKey()));
  const line = { origin: backend.origin, token: customer.token, ...(send === undefined ? {} : { send }) };
  return { customer, orderId, payments: paymentsBy(choice, line) };
};

export const startAt = async ({ customer, orderId, payments }: Till) =>
  (await answerOf(payments.prepare(await toPrepare(customer, orderId)))).start;

export const stateAt = async ({ customer, orderId }: Till): Promise<PaymentState | undefined> =>
  (await answerOf(customer.transactions.all())).find((order) => order.orderId === orderId)?.payment;

/** A line on which what a dialog's page says of the payment is lost. */
export const losing =
  ({ confirmation }: PlayedProvider): typeof fetch =>
  (input, init) =>
    confirmation !== '' && String(input instanceof Request ? input.url : input).endsWith(confirmation)
      ? Promise.reject(new TypeError('lost'))
      : fetch(input, init);

interface Ended {
  readonly outcome: unknown;
  readonly played: Played;
}

/** Goes to the provider and decides there, but does not come back. */
export const decideAt = async (
  at: Till,
  { stage, provider, ending }: { stage: SandboxBackend; provider: PlayedProvider; ending: Ending },
): Promise<Ended> => {
  const start = await startAt(at);
  const played = provider.play(stage, ending);
  const outcome = await answerOf(start);
  await played.decided();
  return { outcome, played };
};
