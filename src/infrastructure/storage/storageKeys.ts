/** The order attempt in local storage: every tab knows of it, and log-out removes it (RESUME-09). */
export const ATTEMPT_KEY = 'portal.orderAttempt';

/** The order form as last typed, in local storage: another tab orders the same again with it. */
export const ORDER_FORM_KEY = 'portal.orderForm';

/** The discount code that holds for the cart, in local storage for the same reason. */
export const DISCOUNT_CODE_KEY = 'portal.discountCode';

/** What every tab shares of a checkout; it leaves with its customer. */
export const CHECKOUT_KEYS = [ATTEMPT_KEY, ORDER_FORM_KEY, DISCOUNT_CODE_KEY] as const;
