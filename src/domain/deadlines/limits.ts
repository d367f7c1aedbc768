/** A due later after its period than this is a mistake of the table; the longest of the law is five years (DUE-02). */
export const LONGEST_DELAY_YEARS = 10;

/** A calendar reminds so many days before a date (DUE-07). */
export const REMINDER_DAYS = [3, 1] as const;

/** It rings at this hour of the device's clock: an alarm of whole days before a whole day would ring at midnight. */
export const REMINDER_HOUR = 9;

/** The months of the agenda that are open from the start, today's being the first; those after it are folded away. */
export const COMING_MONTHS = 3;
