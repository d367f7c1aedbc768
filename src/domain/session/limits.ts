/** The version in the base path of every call (section 9). */
export const API_VERSION = 'v3';

/** The support chat is told its user's properties one second after it has loaded (section 7). */
export const CHAT_PROPERTIES_DELAY_MS = 1000;

/** What local storage keeps under service_id once a customer is signed in (section 2, Login). */
export const SIGNED_IN_SERVICE_ID = '1';

/** A session that the backend has just confirmed is not asked about again for each call that it refuses (AMB-55). */
export const SESSION_CONFIRMED_FOR_MS = 30_000;
