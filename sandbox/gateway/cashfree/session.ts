import type { Body } from '../../http/fields';
import { ok, type Work, type WriteResult } from '../../http/write';
import type { Payment } from '../payments';
import { createProviderOrder } from '../providerOrder';

/** The name of a session by which the browser knows Cashfree's order. */
const sessionOf = ({ id }: Pick<Payment, 'id'>): string => id.replace('order_', 'session_');
export const orderOfSession = (session: string): string => session.replace('session_', 'order_');

/** A session for Cashfree's own order. */
export const createSession = async (work: Work<Body>): Promise<WriteResult> =>
  ok({ payment_session_id: sessionOf(await createProviderOrder(work)) });
