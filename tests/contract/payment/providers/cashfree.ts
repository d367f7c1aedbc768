import { createHmac } from 'node:crypto';
import { vi } from 'vitest';
import type { VendorChoice } from '../../../../src/infrastructure/vendors/vendors';
import { aPayment } from '../../../domain/checkout/builders';
import {
  type Ending,
  leaver,
  type PlayedNotices,
  type PlayedProvider,
  type Stage,
  paymentsBy,
} from '../playedProvider';

const choice: VendorChoice<'payment', 'cashfree'> = {
  provider: 'cashfree',
  productInfo: 'Services',
  mode: 'sandbox',
  origins: [],
  script: 'https://sdk.cashfree.com/js/v3/cashfree.js',
};

const MANUAL = { redirect: 'manual' } as const;

const locationOf = async (response: Promise<Response>): Promise<string> =>
  (await response).headers.get('location') ?? '';

/** From the form that the script posts to the decision; returns the amount on the page, and the way back. */
const visit = async ({ gateway }: Stage, session: string, ending: Ending) => {
  const body = new URLSearchParams({ payment_session_id: session });
  const form = { ...MANUAL, method: 'POST', body };
  const page = await locationOf(fetch(`${gateway}/pg/view/sessions/checkout`, form));
  const text = await (await fetch(page)).text();
  const back = await locationOf(fetch(`${page}/${ending}`, { ...MANUAL, method: 'POST' }));
  return { amount: /Pay ₹([\d.]+)/.exec(text)?.[1] ?? '', back: () => fetch(back, MANUAL) };
};

/** https://www.cashfree.com/docs/payments/subscription/webhook-signature recommends the five minutes. */
const notices: PlayedNotices = {
  path: '/sandbox/cashfree-notice',
  signed: (body, { secret, now }) => ({
    headers: {
      'content-type': 'application/json',
      'x-webhook-timestamp': String(now),
      'x-webhook-signature': createHmac('sha256', secret).update(`${now}${body}`).digest('base64'),
    },
    body,
  }),
  withAmount: null,
  other: JSON.stringify({ type: 'DISPUTE_CREATED', data: { dispute: { dispute_id: 433_475 } } }),
  takenFor: 5 * 60_000,
};

/** The customer leaves the page with the provider's script, and comes back through the backend. */
export const played: PlayedProvider<typeof choice> = {
  choice,
  isDialog: false,
  confirmation: '',
  servedAt: ['POST /api/v3/cashfree-order', 'GET /api/v3/cashfree-return'],
  firstPage: 'POST /pg/view/sessions/checkout',
  notices,
  examples: { '/cashfree-order': 'createCashfreeOrder' },
  play: (stage, ending) => {
    const asked: string[] = [];
    const { leaves, ...customer } = leaver();
    const pay = async (session: string): Promise<() => Promise<unknown>> => {
      const { amount, back } = await visit(stage, session, ending);
      asked.push(amount);
      return back;
    };
    const checkout = ({ paymentSessionId }: { readonly paymentSessionId: string }): Promise<unknown> => {
      leaves(pay(paymentSessionId));
      return Promise.resolve({ redirect: true });
    };
    vi.stubGlobal('window', { Cashfree: () => ({ checkout }) });
    return { asked, ...customer };
  },
  calls: (origin, send) => [paymentsBy(choice, { origin, token: 'token', send }).prepare(aPayment())],
};
