/** The country of every billing address (PAY-06). */
export const DEFAULT_COUNTRY = 'IN';

/** The page that the payment provider returns to (PAY-18). */
export const PAYMENT_RESPONSE_PATH = '/payment-response';
