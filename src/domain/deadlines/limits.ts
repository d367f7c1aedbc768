/** A due later after its period than this is a mistake of the table; the longest of the law is five years (DUE-02). */
export const LONGEST_DELAY_YEARS = 10;
