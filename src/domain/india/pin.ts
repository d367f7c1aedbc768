import { unseparated } from '../typed/plainText';

export const PIN_LENGTH = 6;

/** What the zip code field holds after an edit: digits only, at most six, so '110 001' becomes '110001' (PAY-03). */
export const pinField = (typed: string): string =>
  unseparated(typed).replaceAll(/\D/g, '').slice(0, PIN_LENGTH);

/** Whether the text is a PIN: six digits, the first not 0. */
export const isPin = (text: string): boolean => /^[1-9]\d{5}$/.test(text);
