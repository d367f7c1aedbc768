/** The support chat gets its user's properties so many milliseconds after it has loaded (CHAT-03). */
export const CHAT_PROPERTIES_DELAY_MS = 1000;

/** The value of `service_id` in local storage once a customer is signed in (LOGIN-31). */
export const SIGNED_IN_SERVICE_ID = '1';

/** A session that the backend has just confirmed is not checked again for so many milliseconds (AMB-55). */
export const SESSION_CONFIRMED_FOR_MS = 30_000;

/** The step that waits for a one-time password outlasts a reload for so many milliseconds, as long as the password. */
export const OTP_STEP_KEPT_MS = 600_000;
