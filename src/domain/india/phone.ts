import { left, right } from 'fp-ts/Either';
import type { Either } from 'fp-ts/Either';

/** An Indian mobile number as every call sends it: '+91' and ten digits, no blank. */
export type Phone = string & { readonly __unit: 'phone' };

export interface PhoneInvalid {
  readonly kind: 'PhoneInvalid';
}

/** Section 9: the prefix and the length of a number with it. */
export const PHONE_PREFIX = '+91';
export const PHONE_LENGTH = 13;

const typedSoFar = /^\+91 ?\d{0,10}$/;
const isComplete = (text: string): text is Phone => /^\+91\d{10}$/.test(text);

/** A whole number as people paste it or a browser fills it in: with or without its prefix, blanks and dashes. */
const wholeNumber = /^(?:\+91)?(?:\+91|91|0)?([6-9]\d{9})$/;

const pastedNumber = (typed: string): string => {
  const found = wholeNumber.exec(typed.replaceAll(/[\s()-]/g, ''));
  return found?.[1] === undefined ? '' : PHONE_PREFIX + found[1];
};

/**
 * What the mobile field holds after an edit: '+91', one optional blank and up to ten digits, never more than 13
 * characters; the blank gives way to the tenth digit. A whole number without the prefix, or with it twice, as a paste
 * or the browser brings it, gets its prefix; every other edit is ignored (section 5, AMB-11).
 */
export const phoneField = (current: string, typed: string): string => {
  if (!typedSoFar.test(typed)) return pastedNumber(typed) || current;
  return typed.length > PHONE_LENGTH ? typed.replace(' ', '') : typed;
};

/** The number with its blanks removed; refused unless it is '+91' and ten digits, 13 characters (section 5). */
export const readPhone = (text: string): Either<PhoneInvalid, Phone> => {
  const cleaned = text.replaceAll(' ', '');
  return isComplete(cleaned) ? right(cleaned) : left({ kind: 'PhoneInvalid' });
};
