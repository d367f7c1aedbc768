import { fromNullable, isNone, isSome, map, none } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import { identifier } from '../typed/plainText';
import { isPan } from './pan';
import { stateByName, stateByTin } from './states';
import type { IndianState } from './states';

/** Whom the law gives a GSTIN: taxpayers, who deducts or collects tax at source, UN bodies and embassies, firms abroad. */
export type GstinKind = 'regular' | 'tds' | 'tcs' | 'uin' | 'nonResident' | 'oidar';

/** A possible mistake in a GSTIN that has the shape of one; it is shown and never refused (PAY-02). */
export type GstinWarning =
  | { readonly kind: 'GstinStateUnknown'; readonly code: string }
  | { readonly kind: 'GstinCheckDigit' }
  | { readonly kind: 'GstinOtherState'; readonly state: IndianState };

export const GSTIN_LENGTH = 15;

/** State, PAN or TAN, registration count, the kind's letter, check character. */
const registered = /^\d{2}(?<holder>.{10})[1-9A-Z](?<letter>[ZDC])[\dA-Z]$/;
const tan = /^[A-Z]{4}\d{5}[A-Z]$/;

const kindOfLetter: ReadonlyMap<string | undefined, GstinKind> = new Map([
  ['Z', 'regular'],
  ['D', 'tds'],
  ['C', 'tcs'],
]);

/** State or 99, a year, a country or 'UNO', a serial, two letters of the kind, check character. */
const unregistered: readonly (readonly [GstinKind, RegExp])[] = [
  ['uin', /^\d{4}[A-Z]{3}\d{5}[UO]N[\dA-Z]$/],
  ['nonResident', /^\d{4}[A-Z]{3}\d{5}NR[\dA-Z]$/],
  ['oidar', /^99\d{2}[A-Z]{3}\d{5}OS[\dA-Z]$/],
];

const BASE = 36;

/** A GSTIN as it is sent: without blanks, dashes and marks, in capitals (BUY-05). */
export const plainGstin = identifier;

/** The check character of the first 14: Luhn modulo 36, every second value counted twice. */
export const gstinCheckDigit = (first14: string): string => {
  const sum = Array.from(first14).reduce((total, character, index) => {
    const product = Number.parseInt(character, BASE) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / BASE) + (product % BASE);
  }, 0);
  return ((BASE - (sum % BASE)) % BASE).toString(BASE).toUpperCase();
};

/** The kind of a GSTIN by its shape; none for what no kind looks like, which is refused (BUY-05). */
export const gstinKind = (typed: string): Option<GstinKind> => {
  const gstin = plainGstin(typed);
  const { holder = '', letter } = registered.exec(gstin)?.groups ?? {};
  if (isPan(holder) || tan.test(holder)) return fromNullable(kindOfLetter.get(letter));
  const found = unregistered.find(([, shape]) => shape.test(gstin));
  return map(([kind]: readonly [GstinKind, RegExp]) => kind)(fromNullable(found));
};

/** Whether the text has the shape of a GSTIN; sent and accepted exactly then. */
export const isGstin = (typed: string): boolean => isSome(gstinKind(typed));

/** The state a GSTIN names with its first two digits; none if the list has no such state. */
export const stateOfGstin = (gstin: string): Option<IndianState> => {
  const number = plainGstin(gstin);
  return /^\d\d/.test(number) ? stateByTin(Number(number.slice(0, 2))) : none;
};

const stateWarnings = (gstin: string, stateName: string): readonly GstinWarning[] => {
  const named = stateOfGstin(gstin);
  if (isNone(named)) return [{ kind: 'GstinStateUnknown', code: gstin.slice(0, 2) }];
  const billed = stateByName(stateName);
  if (isNone(billed) || billed.value.tin === named.value.tin) return [];
  return [{ kind: 'GstinOtherState', state: named.value }];
};

/**
 * The possible mistakes in a GSTIN, compared with the billing state too ('' if none is chosen). Empty for a text that is
 * none; services from abroad (OIDAR) are registered with the centre, in no state.
 */
export const gstinWarnings = (typed: string, stateName: string): readonly GstinWarning[] => {
  const gstin = plainGstin(typed);
  const kind = gstinKind(gstin);
  if (isNone(kind)) return [];
  const digitFits = gstinCheckDigit(gstin.slice(0, 14)) === gstin.charAt(14);
  return [
    ...(kind.value === 'oidar' ? [] : stateWarnings(gstin, stateName)),
    ...(digitFits ? [] : [{ kind: 'GstinCheckDigit' } as const]),
  ];
};
