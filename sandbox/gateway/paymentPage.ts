import type { SandboxContext } from '../context';
import type { Call } from '../http/environment';
import { type Decision, DECISIONS, type Payment, paymentWith } from './payments';
import { refusedPage } from './refusedPage';

/** A payment and how the customer ends it. */
export interface Choice {
  readonly payment: Payment;
  readonly decision: Decision;
}

export const noPayment = (): Response => refusedPage(['There is no such payment.']);

/** A page about the payment that the address names. */
export const onPayment = async (
  context: SandboxContext,
  c: Call,
  answer: (payment: Payment) => Response | Promise<Response>,
): Promise<Response> => {
  const payment = await paymentWith(context, c.req.param('id') ?? '');
  return payment === undefined ? noPayment() : answer(payment);
};

/** What follows when the customer decides about the payment that the address names. */
export const onDecision = async (
  context: SandboxContext,
  c: Call,
  answer: (choice: Choice) => Promise<Response>,
): Promise<Response> => {
  const decision = DECISIONS.find((name) => name === c.req.param('decision'));
  return decision === undefined
    ? noPayment()
    : onPayment(context, c, (payment) => answer({ payment, decision }));
};
