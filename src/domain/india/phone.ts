import { left, right } from 'fp-ts/Either';
import type { Either } from 'fp-ts/Either';

/** An Indian mobile number as every call sends it: '+91' and ten digits, no space. */
export type Phone = string & { readonly __unit: 'phone' };

export interface PhoneInvalid {
  readonly kind: 'PhoneInvalid';
}

/** The prefix, and the length of a number with it (CONF-01). */
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
 * What the mobile field holds after an edit: '+91', one optional space and up to ten digits, at most 13 characters; the
 * tenth digit removes the space. A whole number that was pasted or autofilled without the prefix, or with it twice, gets
 * one prefix; every other edit is ignored (LOGIN-05, LOGIN-06, AMB-11).
 */
export const phoneField = (current: string, typed: string): string => {
  if (!typedSoFar.test(typed)) return pastedNumber(typed) || current;
  return typed.length > PHONE_LENGTH ? typed.replace(' ', '') : typed;
};

/** The number without spaces; refused unless it is '+91' and ten digits, 13 characters (LOGIN-09). */
export const readPhone = (text: string): Either<PhoneInvalid, Phone> => {
  const cleaned = text.replaceAll(' ', '');
  return isComplete(cleaned) ? right(cleaned) : left({ kind: 'PhoneInvalid' });
};
