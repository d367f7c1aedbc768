import type { Insertable, Selectable } from 'kysely';
import type { SandboxContext } from '../context';
import type { GatewayPaymentTable } from '../database/tables/trade';
import { errorCode } from '../http/shape';

export type Payment = Selectable<GatewayPaymentTable>;

/** How a payment ends on a provider's page. */
export type Decision = Exclude<Payment['state'], 'open'>;

export const DECISIONS: readonly Decision[] = ['success', 'failure', 'cancelled'];

type Db = Pick<SandboxContext['db'], 'insertInto'>;

/** Keeps a payment that a provider has begun. */
export const keepPayment = async (
  db: Db,
  payment: Pick<Insertable<GatewayPaymentTable>, 'id' | 'txnid' | 'fields' | 'created_at'>,
): Promise<void> => {
  await db
    .insertInto('gateway_payment')
    .values({ ...payment, state: 'open' })
    .execute();
};

export const paymentWith = (context: SandboxContext, id: string): Promise<Payment | undefined> =>
  context.db.selectFrom('gateway_payment').selectAll().where('id', '=', id).executeTakeFirst();

export const isPaid = async (context: SandboxContext, txnid: string): Promise<boolean> => {
  const paid = await context.db
    .selectFrom('gateway_payment')
    .select('id')
    .where('txnid', '=', txnid)
    .where('state', '=', 'success')
    .executeTakeFirst();
  return paid !== undefined;
};

const decisionOf = async (context: SandboxContext, id: string): Promise<Decision | null> => {
  const state = (await paymentWith(context, id))?.state;
  return state === undefined || state === 'open' ? null : state;
};

/** Decides an open payment once; a repeated click returns the first decision, and null if another payment of the order won. */
export const decide = async (
  context: SandboxContext,
  payment: Payment,
  decision: Decision,
): Promise<Decision | null> => {
  if (payment.state !== 'open') return payment.state;
  try {
    const changed = await context.db
      .updateTable('gateway_payment')
      .set({ state: decision })
      .where('id', '=', payment.id)
      .where('state', '=', 'open')
      .returning('state')
      .executeTakeFirst();
    // Two presses at once: the one that came later learns what the first one decided.
    return changed === undefined ? await decisionOf(context, payment.id) : decision;
  } catch (error) {
    if (errorCode(error) === '23505') return null;
    throw error;
  }
};
