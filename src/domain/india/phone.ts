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

/** What the prefix becomes when a digit is typed over everything, before it or into it, or when all is deleted. */
const touchedPrefix = /^(\d)$|^(\d)\+91 ?|^\+(\d)91 ?|^\+9(\d)1 ?|^\+?9?$/;

/** An eleventh digit behind ten that begin with 91 shows that 91 was the prefix, if a mobile number follows it. */
const withoutSecondPrefix = (current: string, typed: string): string =>
  typed.startsWith(current) ? typed.replace(/^\+9191(?=[6-9]\d{8}$)/, PHONE_PREFIX) : '';

/**
 * What the mobile field holds after an edit: '+91', one optional space and up to ten digits, at most 13 characters; the
 * tenth digit removes the space. The prefix always stays: a whole number without it, or with it twice, gets one, and an
 * edit that touches it changes the digits alone; every other edit is ignored (LOGIN-05, LOGIN-06, LOGIN-33, AMB-11).
 */
export const phoneField = (current: string, typed: string): string => {
  const readings = [
    typed,
    pastedNumber(typed),
    withoutSecondPrefix(current, typed),
    typed.replace(touchedPrefix, `${PHONE_PREFIX}$1$2$3$4`),
  ];
  const taken = readings.find((reading) => typedSoFar.test(reading)) ?? current;
  return taken.length > PHONE_LENGTH ? taken.replace(' ', '') : taken;
};

/** The number without spaces; refused unless it is '+91' and ten digits, 13 characters (LOGIN-09). */
export const readPhone = (text: string): Either<PhoneInvalid, Phone> => {
  const cleaned = text.replaceAll(' ', '');
  return isComplete(cleaned) ? right(cleaned) : left({ kind: 'PhoneInvalid' });
};
