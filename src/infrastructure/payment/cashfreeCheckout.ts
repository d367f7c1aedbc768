import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { PaymentOutcome } from '../../application/ports/PaymentGateway';
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

const toOutcome = (result: CheckoutResult | undefined): PaymentOutcome =>
  result?.error === undefined
    ? { kind: 'Redirecting' }
    : { kind: 'Declined', message: result.error.message ?? '' };

/**
 * Leaves the page for Cashfree's; `Unreachable` when its script cannot be loaded or run, `Cancelled` when the signal aborts
 * before. The script answers only where the page is not left, however long that takes.
 */
export const leaveForCashfree = (
  { mode, script }: CashfreeSettings,
  paymentSessionId: string,
  signal: AbortSignal | undefined,
): TE.TaskEither<GatewayError, PaymentOutcome> =>
  pipe(
    providerScript(script, () => window.Cashfree, signal),
    TE.map((Cashfree) => {
      const leaving = TE.tryCatch(
        async () =>
          toOutcome(await Cashfree({ mode }).checkout({ paymentSessionId, redirectTarget: '_self' })),
        () => gatewayError('Unreachable'),
      );
      return { kind: 'Redirecting', later: leaving() };
    }),
  );
