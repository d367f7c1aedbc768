/** Characters of a Transaction ID in a file's name; with the rest it stays below the 255 that file systems take. */
export const LONGEST_NAME = 100;

/** Bytes of one invoice: it is held whole, so that one that breaks off never stands in the zip in part (MONEY-06). */
export const LARGEST_INVOICE_BYTES = 25_000_000;
