/** The order attempt in local storage, shared by all tabs and removed at log-out (RESUME-09). */
export const ATTEMPT_KEY = 'portal.orderAttempt';

/** The order form as last typed, in local storage, so that another tab places the same order. */
export const ORDER_FORM_KEY = 'portal.orderForm';

/** The discount code of the cart, in local storage for the same reason. */
export const DISCOUNT_CODE_KEY = 'portal.discountCode';

/** What the customer chose on the Deadlines page, in local storage, with the customer's id: removed at log-out (DUE-04). */
export const DEADLINE_CHOICE_KEY = 'portal.deadlines';

/** The expert's remarks that the customer has opened, in local storage, with the customer's id: removed at log-out (PAPER-03). */
export const OPENED_REMARKS_KEY = 'portal.openedRemarks';

/** Whose session this device has: the customer's id, in local storage until log-out (SHARE-02). */
export const CUSTOMER_KEY = 'portal.customer';

/** What was typed at Login or Sign Up, over a reload. */
export const RELOAD_DRAFT_KEY = 'portal.reloadDraft';

/** When the page reloaded for new code. */
export const RELOADED_AT_KEY = 'portal.reloadedAt';

/** That the box of the security check was ticked, over a reload. */
export const CAPTCHA_TICKED_KEY = 'portal.captchaTicked';

/** The entries that all tabs of a customer share; removed with their customer. */
export const CUSTOMER_KEYS = [ATTEMPT_KEY, ORDER_FORM_KEY, DISCOUNT_CODE_KEY] as const;

/** The entries of all tabs that name their customer; removed at log-out, and when another customer signs in. */
export const OWNED_KEYS = [DEADLINE_CHOICE_KEY, OPENED_REMARKS_KEY] as const;
