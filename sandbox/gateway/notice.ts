import type { Selectable } from 'kysely';
import type { GatewayPaymentTable } from '../database/tables/trade';
import type { SandboxContext } from '../context';
import { ownJson } from '../http/shape';
import type { PaymentFields } from './fields';
import { returnFields } from './returnForm';

/** The browser's own return comes first as a rule; this is for the one that never comes. */
const DELAY = 5000;
/** Each try waits twice as long as the one before: the last one comes after ten minutes. */
const TRIES = 7;

const send = async (house: SandboxContext, payment: Selectable<GatewayPaymentTable>): Promise<void> => {
  const fields = ownJson<PaymentFields>(payment.fields);
  const body = new URLSearchParams(
    returnFields({ fields, decision: 'success', reference: payment.id }, house.config.payu.salt),
  );
  const answer = await fetch(new URL('/sandbox/payment-notice', fields.surl), { method: 'POST', body });
  if (!answer.ok) throw new Error(`The shop answered ${answer.status}.`);
};

/**
 * Tells the shop's server of a payment a while after it was made, as the real gateway's webhook does: a customer who
 * closes the window on the way back has paid all the same. A notice that is not taken is sent again.
 */
export const noticeLater = (
  house: SandboxContext,
  payment: Selectable<GatewayPaymentTable>,
  tried = 0,
): void => {
  setTimeout(
    () => {
      send(house, payment).catch((error: unknown) => {
        house.say(`! No payment notice was taken: ${String(error)}`);
        if (tried + 1 < TRIES) noticeLater(house, payment, tried + 1);
      });
    },
    DELAY * 2 ** tried,
  ).unref();
};
