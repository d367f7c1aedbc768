import type { Selectable } from 'kysely';
import type { GatewayPaymentTable } from '../database/tables/trade';
import type { House } from '../house';
import { ownJson } from '../http/shape';
import type { PaymentFields } from './fields';
import { returnFields } from './returnForm';

/** The browser's own return comes first as a rule; this is for the one that never comes. */
const DELAY = 5000;

const send = async (house: House, payment: Selectable<GatewayPaymentTable>): Promise<void> => {
  const fields = ownJson<PaymentFields>(payment.fields);
  const body = new URLSearchParams(
    returnFields({ fields, decision: 'success', reference: payment.id }, house.config.payu.salt),
  );
  await fetch(new URL('/sandbox/payment-notice', fields.surl), { method: 'POST', body });
};

/**
 * Tells the shop's server of a payment a while after it was made, as the real gateway's webhook does: a customer who
 * closes the window on the way back has paid all the same.
 */
export const noticeLater = (house: House, payment: Selectable<GatewayPaymentTable>): void => {
  setTimeout(() => {
    send(house, payment).catch((error: unknown) =>
      house.say(`! No payment notice was taken: ${String(error)}`),
    );
  }, DELAY).unref();
};
