import type { Selectable } from 'kysely';
import type { GatewayPaymentTable } from '../database/tables/trade';
import type { SandboxContext } from '../context';
import { ownJson } from '../http/shape';
import type { PaymentFields } from './fields';
import { returnFields } from './returnForm';

/** The browser's own return usually comes first; this covers a return that never comes. */
const DELAY = 5000;
/** Each attempt waits twice as long as the one before: the last comes after ten minutes. */
const TRIES = 7;

const send = async (context: SandboxContext, payment: Selectable<GatewayPaymentTable>): Promise<void> => {
  const fields = ownJson<PaymentFields>(payment.fields);
  const body = new URLSearchParams(
    returnFields({ fields, decision: 'success', reference: payment.id }, context.config.payu.salt),
  );
  const response = await fetch(new URL('/sandbox/payment-notice', fields.surl), { method: 'POST', body });
  if (!response.ok) throw new Error(`The shop answered ${response.status}.`);
};

/**
 * Notifies the shop's server some time after a payment, like the real gateway's webhook: a customer who
 * closes the window on the way back has still paid. A failed notice is sent again.
 */
export const noticeLater = (
  context: SandboxContext,
  payment: Selectable<GatewayPaymentTable>,
  tried = 0,
): void => {
  setTimeout(
    () => {
      send(context, payment).catch((error: unknown) => {
        context.print(`! No payment notice was taken: ${String(error)}`);
        if (tried + 1 < TRIES) noticeLater(context, payment, tried + 1);
      });
    },
    DELAY * 2 ** tried,
  ).unref();
};
