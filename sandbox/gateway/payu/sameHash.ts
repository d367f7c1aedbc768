import { isSame } from '../../http/isSame';

/** Compares two hashes in constant time, ignoring case. */
export const sameHash = (one: string, other: string): boolean =>
  isSame(one.toLowerCase(), other.toLowerCase());
