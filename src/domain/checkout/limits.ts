/** The hidden payment form submits itself after this long (section 9). */
export const PAYMENT_FORM_DELAY_MS = 100;

/** The country of every billing address (section 9). */
export const DEFAULT_COUNTRY = 'IN';

/** What tells the gateway that the order came from the website (section 7). */
export const ORDER_CHANNEL = 'WEB';

/** The page that the gateway returns to (section 2). */
export const PAYMENT_RESPONSE_PATH = '/payment-response';
