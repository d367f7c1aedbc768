/** The order attempt in local storage: every tab knows of it, and log-out removes it (RESUME-09). */
export const ATTEMPT_KEY = 'portal.orderAttempt';
