/** A statutory date is listed from this many days before it (NEED-07). */
export const STATUTORY_DAYS = 7;
