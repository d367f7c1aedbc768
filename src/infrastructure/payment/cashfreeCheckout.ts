import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { Timer } from '../../application/ports/Timer';
import type { VendorChoice } from '../vendors/vendors';
import { providerScript } from './providerScript';

export type CashfreeSettings = VendorChoice<'payment', 'cashfree'>;

interface CheckoutResult {
  readonly error?: { readonly message?: string };
}

type CashfreeScript = (options: { readonly mode: CashfreeSettings['mode'] }) => {
  readonly checkout: (options: {
    readonly paymentSessionId: string;
    readonly redirectTarget: '_self';
  }) => Promise<CheckoutResult | undefined>;
};

declare global {
  interface Window {
    /** Set by the provider's script. */
    readonly Cashfree?: CashfreeScript;
  }
}

export type CashfreeResult =
  | { readonly kind: 'Redirecting' }
  | { readonly kind: 'Declined'; readonly message: string };

/** The script says nothing more once the browser leaves the page, so that it is waited for this long. */
const ANSWER_MS = 3000;

const toResult = (result: CheckoutResult | undefined): CashfreeResult =>
  result?.error === undefined
    ? { kind: 'Redirecting' }
    : { kind: 'Declined', message: result.error.message ?? '' };

/** Leaves the page for Cashfree's; `Unreachable` when its script cannot be loaded or run. */
export const leaveForCashfree = (
  { mode, script }: CashfreeSettings,
  paymentSessionId: string,
  timer: Timer,
): TE.TaskEither<GatewayError, CashfreeResult> => {
  const leaving = (Cashfree: CashfreeScript): Promise<CashfreeResult> =>
    new Promise((resolve, reject) => {
      timer.after(ANSWER_MS, () => resolve({ kind: 'Redirecting' }));
      Cashfree({ mode })
        .checkout({ paymentSessionId, redirectTarget: '_self' })
        .then((result) => resolve(toResult(result)), reject);
    });
  return pipe(
    providerScript(script, () => window.Cashfree),
    TE.flatMap((Cashfree) =>
      TE.tryCatch(
        () => leaving(Cashfree),
        () => gatewayError('Unreachable'),
      ),
    ),
  );
};
