/** How many tasks a dashboard reads before their cards are seen: each costs two calls, six at a time (NEED-16). */
export const MOST_READ_AHEAD = 500;

/** For how many days a completed service is told of on Overview (HOME-03). */
export const MOST_DAYS_RECENT = 60;
