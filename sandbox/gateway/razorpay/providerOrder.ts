import type { Body } from '../../http/fields';
import { ok, type Work, type WriteResult } from '../../http/write';
import { createProviderOrder } from '../providerOrder';

/** Razorpay's own order as its dialog takes it. */
export const createRazorpayOrder = async (work: Work<Body>): Promise<WriteResult> =>
  ok({ ...(await createProviderOrder(work)), currency: 'INR' });
