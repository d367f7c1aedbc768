import { vi } from 'vitest';
import type { VendorChoice } from '../../../../src/infrastructure/vendors/vendors';
import { aPayment } from '../../../domain/checkout/builders';
import { type Ending, type PlayedProvider, type Stage, paymentsBy } from '../playedProvider';

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

/** From the form that the script posts to the way back; returns the amount on the page. */
const visit = async ({ gateway }: Stage, session: string, ending: Ending): Promise<string> => {
  const body = new URLSearchParams({ payment_session_id: session });
  const form = { ...MANUAL, method: 'POST', body };
  const page = await locationOf(fetch(`${gateway}/pg/view/sessions/checkout`, form));
  const text = await (await fetch(page)).text();
  const back = await locationOf(fetch(`${page}/${ending}`, { ...MANUAL, method: 'POST' }));
  await fetch(back, MANUAL);
  return /Pay ₹([\d.]+)/.exec(text)?.[1] ?? '';
};

/** The customer leaves the page with the provider's script, and comes back through the backend. */
export const played: PlayedProvider<typeof choice> = {
  choice,
  isDialog: false,
  confirmation: '',
  servedAt: ['cashfree-order', '/sandbox/cashfree-notice'],
  firstPage: '/pg/view/sessions/checkout',
  examples: { '/cashfree-order': 'createCashfreeOrder' },
  play: (stage, ending) => {
    const asked: string[] = [];
    let isBack: Promise<unknown> = Promise.resolve();
    const pay = async (session: string): Promise<void> => {
      asked.push(await visit(stage, session, ending));
    };
    const checkout = ({ paymentSessionId }: { readonly paymentSessionId: string }): Promise<unknown> => {
      isBack = pay(paymentSessionId);
      return Promise.resolve({ redirect: true });
    };
    vi.stubGlobal('window', { Cashfree: () => ({ checkout }) });
    return { asked, isBack: () => isBack };
  },
  calls: (origin, send) => [paymentsBy(choice, { origin, token: 'token', send }).prepare(aPayment())],
};
