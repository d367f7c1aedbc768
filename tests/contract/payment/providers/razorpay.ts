import { createHmac } from 'node:crypto';
import { isRight } from 'fp-ts/Either';
import { vi } from 'vitest';
import type { VendorChoice } from '../../../../src/infrastructure/vendors/vendors';
import { aPayment } from '../../../domain/checkout/builders';
import {
  type Ending,
  type PlayedNotices,
  type PlayedProvider,
  type Stage,
  paymentsBy,
} from '../playedProvider';

const choice: VendorChoice<'payment', 'razorpay'> = {
  provider: 'razorpay',
  key: 'rzp_test',
  productInfo: 'Services',
  origins: [],
  script: 'https://checkout.razorpay.com/v1/checkout.js',
};

interface Options {
  readonly amount: number;
  readonly order_id: string;
  readonly handler: (proof: unknown) => void;
  readonly modal: { readonly ondismiss: () => void };
}

interface Told {
  readonly proof?: unknown;
  readonly error?: unknown;
}

/** The form with which Razorpay sends the customer of an app's browser back to the backend. */
const comeBack = ({ origin }: Stage, proof: unknown): Promise<Response> =>
  fetch(`${origin}/api/v3/razorpay-return?order_id=0`, {
    method: 'POST',
    body: new URLSearchParams(Object.entries(Object(proof))),
    redirect: 'manual',
  });

/** What the page in the dialog's frame tells the portal's page. */
const told = async ({ gateway }: Stage, order: string, ending: Ending): Promise<Told> => {
  const response = await fetch(`${gateway}/razorpay/dialog/${order}/${ending}`, { method: 'POST' });
  const message: Told = JSON.parse(/postMessage\((\{.*\}), "/.exec(await response.text())?.[1] ?? '{}');
  return message;
};

const dialogOf = (ends: (options: Options) => Promise<Told>, asked: string[]) =>
  class {
    private onFailure: (response: unknown) => void = () => undefined;
    constructor(readonly options: Options) {}
    on(_event: 'payment.failed', listener: (response: unknown) => void): void {
      this.onFailure = listener;
    }
    open(): void {
      asked.push((this.options.amount / 100).toFixed(2));
      void this.pay();
    }
    private async pay(): Promise<void> {
      const { proof, error } = await ends(this.options);
      if (proof !== undefined) return this.options.handler(proof);
      if (error !== undefined) this.onFailure({ error });
      this.options.modal.ondismiss();
    }
  };

const ORDER = { id: 'order_1', amount: 100, currency: 'INR' };
const PROOF = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'signature' };

/** Pays an order that the backend has created, so that only the verification is sent. */
const verification = async (origin: string, send: typeof fetch): Promise<unknown> => {
  vi.stubGlobal('window', { Razorpay: dialogOf(() => Promise.resolve({ proof: PROOF }), []) });
  const line: typeof fetch = (input, init) =>
    new URL(input instanceof Request ? input.url : input).pathname.endsWith('/razorpay-order')
      ? Promise.resolve(Response.json(ORDER))
      : send(input, init);
  const prepared = await paymentsBy(choice, { origin, token: 'token', send: line }).prepare(aPayment())();
  return isRight(prepared) ? prepared.right.start() : prepared;
};

/** https://razorpay.com/docs/webhooks/validate-test: the secret is another than the key's. */
const notices: PlayedNotices = {
  path: '/sandbox/razorpay-notice',
  signed: (body, { secret }) => ({
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': createHmac('sha256', `notice ${secret}`).update(body).digest('hex'),
    },
    body,
  }),
  withAmount: (body, amount) => body.replace(/"amount":[^,}]+/, `"amount":${amount}`),
  other: JSON.stringify({ event: 'refund.processed', payload: { refund: { entity: { id: 'rfnd_1' } } } }),
  takenFor: null,
};

/** The customer stays on the page, in the provider's dialog. */
export const played: PlayedProvider<typeof choice> = {
  choice,
  isDialog: true,
  confirmation: '/razorpay-verify',
  servedAt: ['POST /api/v3/razorpay-order', 'POST /api/v3/razorpay-verify', 'POST /api/v3/razorpay-return'],
  firstPage: 'POST /v1/checkout/embedded',
  notices,
  examples: { '/razorpay-order': 'createRazorpayOrder', '/razorpay-verify': 'verifyRazorpayPayment' },
  play: (stage, ending) => {
    const asked: string[] = [];
    const proofs: unknown[] = [];
    const pay = async ({ order_id }: Options): Promise<Told> => {
      const message = await told(stage, order_id, ending);
      if (message.proof !== undefined) proofs.push(message.proof);
      return message;
    };
    vi.stubGlobal('window', { Razorpay: dialogOf(pay, asked) });
    // Inside an app the same proof comes back by a form; a payment is settled once however often it comes.
    const back = () => Promise.all(proofs.map((proof) => comeBack(stage, proof)));
    return { asked, decided: () => Promise.resolve(), comeBack: back };
  },
  calls: (origin, send) => [
    paymentsBy(choice, { origin, token: 'token', send }).prepare(aPayment()),
    () => verification(origin, send),
  ],
};
