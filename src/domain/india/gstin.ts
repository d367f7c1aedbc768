import { isNone, none } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import { isPan } from './pan';
import { stateByName, stateByTin } from './states';
import type { IndianState } from './states';

/** A possible mistake in a GSTIN; it is shown and never refused, since GSTIN is optional (PAY-02). */
export type GstinWarning =
  | { readonly kind: 'GstinShape' }
  | { readonly kind: 'GstinStateUnknown'; readonly code: string }
  | { readonly kind: 'GstinCheckDigit' }
  | { readonly kind: 'GstinOtherState'; readonly gstinState: string };

/** State, PAN, registration count, 'Z', check character; `isPan` checks the shape of the PAN. */
const gstinShape = /^\d{2}.{10}[1-9A-Z]Z[\dA-Z]$/;

const BASE = 36;

const normalized = (gstin: string): string => gstin.trim().toUpperCase();

/** The check character of the first 14: Luhn modulo 36, every second value counted twice. */
export const gstinCheckDigit = (first14: string): string => {
  const sum = Array.from(first14).reduce((total, character, index) => {
    const product = Number.parseInt(character, BASE) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / BASE) + (product % BASE);
  }, 0);
  return ((BASE - (sum % BASE)) % BASE).toString(BASE).toUpperCase();
};

const isShaped = (gstin: string): boolean => gstinShape.test(gstin) && isPan(gstin.slice(2, 12));

/** The state a GSTIN names with its first two digits; none if the list has no such state. */
export const stateOfGstin = (gstin: string): Option<IndianState> => {
  const number = normalized(gstin);
  return /^\d\d/.test(number) ? stateByTin(Number(number.slice(0, 2))) : none;
};

const stateWarnings = (gstin: string, stateName: string): readonly GstinWarning[] => {
  const named = stateOfGstin(gstin);
  if (isNone(named)) return [{ kind: 'GstinStateUnknown', code: gstin.slice(0, 2) }];
  const billed = stateByName(stateName);
  if (isNone(billed) || billed.value.tin === named.value.tin) return [];
  return [{ kind: 'GstinOtherState', gstinState: named.value.name }];
};

/**
 * The possible mistakes in a GSTIN, compared with the billing state too ('' if none is chosen); case and surrounding
 * whitespace are ignored. Empty for a missing GSTIN.
 */
export const gstinWarnings = (gstin: string, stateName: string): readonly GstinWarning[] => {
  const number = normalized(gstin);
  if (number === '') return [];
  if (!isShaped(number)) return [{ kind: 'GstinShape' }];
  const digitFits = gstinCheckDigit(number.slice(0, 14)) === number.charAt(14);
  return [...stateWarnings(number, stateName), ...(digitFits ? [] : [{ kind: 'GstinCheckDigit' } as const])];
};
