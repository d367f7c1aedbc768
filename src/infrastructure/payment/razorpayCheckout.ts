import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import { providerScript } from './providerScript';

export interface RazorpayOptions {
  readonly key: string;
  /** Amount in paise. */
  readonly amount: number;
  readonly currency: string;
  readonly order_id: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string };
}

/** Leads the customer to pages instead, in the place of a report to this one: the result is posted to the address. */
export interface RazorpayCallback {
  readonly callback_url: string;
  readonly redirect: true;
}

/** The values signed by the provider, for the backend to verify. */
export interface RazorpayProof {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

export type RazorpayResult =
  | { readonly kind: 'Paid'; readonly proof: RazorpayProof }
  | { readonly kind: 'Dismissed' }
  | { readonly kind: 'Declined'; readonly message: string };

interface RazorpayDialog {
  open: () => void;
  on: (event: 'payment.failed', listener: (response: { error: { description: string } }) => void) => void;
}

type RazorpayConstructor = new (
  options: RazorpayOptions &
    (RazorpayCallback | { readonly handler: (proof: RazorpayProof) => void }) & {
      readonly modal: { readonly ondismiss: () => void };
    },
) => RazorpayDialog;

declare global {
  interface Window {
    /** Set by the provider's script. */
    readonly Razorpay?: RazorpayConstructor;
  }
}

interface Opening {
  readonly options: RazorpayOptions;
  readonly callback?: RazorpayCallback | undefined;
}

// A failed payment leaves the dialog open for another attempt, so only closing it settles the result.
const resultOf = (Razorpay: RazorpayConstructor, { options, callback }: Opening): Promise<RazorpayResult> =>
  new Promise((resolve) => {
    let closed: RazorpayResult = { kind: 'Dismissed' };
    const dialog = new Razorpay({
      ...options,
      ...(callback ?? { handler: (proof: RazorpayProof) => resolve({ kind: 'Paid', proof }) }),
      modal: { ondismiss: () => resolve(closed) },
    });
    dialog.on('payment.failed', ({ error }) => {
      closed = { kind: 'Declined', message: error.description };
    });
    dialog.open();
  });

/**
 * Opens the provider's dialog and waits until it closes, which it does not where a callback leaves the page; `Unreachable`
 * when its script cannot be loaded or run, `Cancelled` when the signal aborts before it opens.
 */
export const openRazorpay = (
  script: string,
  opening: Opening,
  signal: AbortSignal | undefined,
): TE.TaskEither<GatewayError, RazorpayResult> =>
  pipe(
    providerScript(script, () => window.Razorpay, signal),
    TE.flatMap((Razorpay) =>
      TE.tryCatch(
        () => resultOf(Razorpay, opening),
        () => gatewayError('Unreachable'),
      ),
    ),
  );
