/** A statutory date is listed from this many days before it (NEED-07). */
export const STATUTORY_DAYS = 7;

/** Number of entries before the customer asks for all (NEED-09). */
export const SHOWN_AT_FIRST = 5;

/** What the expert wrote is news for this many days, so that a first visit on a device lists no history (PAPER-03). */
export const MOST_DAYS_NEWS = 30;
