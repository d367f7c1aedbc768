/** The country of every billing address (PAY-06). */
export const DEFAULT_COUNTRY = 'IN';

/** The page that the payment provider returns to (PAY-18). */
export const PAYMENT_RESPONSE_PATH = '/payment-response';

/** Within this many days banks give back a payment that was debited and not confirmed (RBI, turnaround of failed transactions). */
export const CONFIRMATION_DAYS = 5;

/** The least that payment providers take: one rupee, in paise (AMB-33). */
export const LEAST_PAYMENT = 100;

/** A payment that has waited for so long does not take 'a minute' (HOME-08). */
export const LONG_WAIT_MS = 10 * 60_000;
