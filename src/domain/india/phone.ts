import { left, right } from 'fp-ts/Either';
import type { Either } from 'fp-ts/Either';
import { type Edit, replacement } from '../typed/edit';
import { plainText, unseparated } from '../typed/plainText';

/** An Indian mobile number as every call sends it: '+91' and ten digits, no space. */
export type Phone = string & { readonly __unit: 'phone' };

export interface PhoneInvalid {
  readonly kind: 'PhoneInvalid';
}

/** The prefix, and the length of a number with it (CONF-01). */
export const PHONE_PREFIX = '+91';
export const PHONE_LENGTH = 13;

/** What the mobile field holds. */
export interface PhoneField {
  readonly phone: string;
  /** Digits typed behind the tenth, which the field does not show: two may turn out to complete 91 and a number. */
  readonly beyond?: string;
  /** Why text of several characters was not taken: it is no number, or no Indian mobile number. */
  readonly refused?: 'noNumber' | 'notIndian';
}

const typedSoFar = /^\+91 ?\d{0,10}$/;
const isComplete = (text: string): text is Phone => /^\+91\d{10}$/.test(text);

/** A whole number, unseparated, as people write it: behind +91, 0091, 091, 91 or 0, or behind two of them. */
const wholeNumber = /^(?:tel:)?(?:\+91)?(?:(?:\+|00?)?91)?0?([6-9]\d{9})$/i;
const twelveDigits = /^\+9191([6-9]\d{9})$/;

const prefixed = (digits: string | undefined): readonly string[] =>
  digits === undefined ? [] : [PHONE_PREFIX + digits];

/** What a key or text that is not taken leaves: the field as it is, or the number of twelve digits (LOGIN-34). */
const refusedAt = (isAtEnd: boolean, { phone, beyond = '' }: PhoneField, typed: string): PhoneField => {
  if (typed.length > 1) return { phone, refused: /\d/.test(typed) ? 'notIndian' : 'noNumber' };
  if (!isAtEnd || !/\d/.test(typed)) return { phone };
  const [number = phone] = prefixed(twelveDigits.exec(phone + beyond + typed)?.[1]);
  return { phone: number, beyond: beyond + typed };
};

/**
 * What the mobile field holds after an edit: '+91', one optional space and up to ten digits, at most 13 characters; the
 * tenth digit removes the space. An edit that touches the prefix changes the digits alone, a whole number takes the place
 * of all, and whatever else does not fit changes nothing (LOGIN-05, LOGIN-06, LOGIN-33, ENTRY-08, AMB-11).
 */
export const editPhone = (field: PhoneField, { start, end, text }: Edit): PhoneField => {
  const { phone } = field;
  const from = Math.max(start, PHONE_PREFIX.length);
  const [before, after] = [phone.slice(0, from), phone.slice(Math.max(end, from))];
  const [typed, digits] = [plainText(text), unseparated(text)];
  const readings = [
    ...(digits === '' && typed !== ' ' ? [] : [before + typed + after, before + digits + after.trimStart()]),
    ...(before + after === PHONE_PREFIX ? [typed] : []),
    ...prefixed(wholeNumber.exec(digits)?.[1]),
  ];
  const taken = text === '' ? before + after : readings.find((reading) => typedSoFar.test(reading));
  if (taken === undefined) return refusedAt(end === phone.length, field, typed);
  return { phone: taken.length > PHONE_LENGTH ? taken.replace(' ', '') : taken };
};

/** What the field holds of a number from elsewhere: from before a reload, from another form. */
export const phoneFrom = (text: string): string =>
  editPhone({ phone: PHONE_PREFIX }, replacement(PHONE_PREFIX, text)).phone;

/** Whether what was typed begins as no Indian mobile number does: such a number is told, and left to the server (LOGIN-09). */
export const beginsUnlikeMobile = (phone: string): boolean => /^\+91 ?[0-5]/.test(phone);

/** The number in the field; refused where eleven digits were typed that begin as no Indian mobile number does. */
export const readPhoneField = ({ phone, beyond = '' }: PhoneField): Either<PhoneInvalid, Phone> =>
  beyond !== '' && beginsUnlikeMobile(phone) ? left({ kind: 'PhoneInvalid' }) : readPhone(phone);

/** The number without spaces; refused unless it is '+91' and ten digits, 13 characters (LOGIN-09). */
export const readPhone = (text: string): Either<PhoneInvalid, Phone> => {
  const cleaned = text.replaceAll(' ', '');
  return isComplete(cleaned) ? right(cleaned) : left({ kind: 'PhoneInvalid' });
};
