/** The hidden payment form submits itself after this many milliseconds (PAY-16). */
export const PAYMENT_FORM_DELAY_MS = 100;

/** The country of every billing address (PAY-06). */
export const DEFAULT_COUNTRY = 'IN';

/** The value of udf1: the order comes from the website (PAY-19). */
export const ORDER_CHANNEL = 'WEB';

/** The page that the gateway returns to (PAY-18). */
export const PAYMENT_RESPONSE_PATH = '/payment-response';
