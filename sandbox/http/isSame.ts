import { timingSafeEqual } from 'node:crypto';

/** Compares two texts in constant time, so that a secret cannot be guessed letter by letter. */
export const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};
