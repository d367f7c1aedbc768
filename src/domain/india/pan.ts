import { fromNullable, none } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import { identifier } from '../typed/plainText';

/** Whom a PAN belongs to, as its fourth letter shows. */
export type PanHolder =
  | 'associationOfPersons'
  | 'bodyOfIndividuals'
  | 'company'
  | 'firm'
  | 'government'
  | 'hinduUndividedFamily'
  | 'artificialJuridicalPerson'
  | 'localAuthority'
  | 'individual'
  | 'trust';

const holders: ReadonlyMap<string, PanHolder> = new Map([
  ['A', 'associationOfPersons'],
  ['B', 'bodyOfIndividuals'],
  ['C', 'company'],
  ['F', 'firm'],
  ['G', 'government'],
  ['H', 'hinduUndividedFamily'],
  ['J', 'artificialJuridicalPerson'],
  ['L', 'localAuthority'],
  ['P', 'individual'],
  ['T', 'trust'],
]);

const panShape = /^[A-Z]{3}[ABCFGHJLPT][A-Z](?!0000)\d{4}[A-Z]$/;

/** Whether the text is a PAN: five letters of which the fourth names the holder, a serial from 0001, a letter. */
export const isPan = (text: string): boolean => panShape.test(text);

/** A PAN in capitals, as it is always written; any other text as it stands, since no rule applies to PAN (PROF-10, PROF-18). */
export const capitalPan = (text: string): string => (isPan(identifier(text)) ? identifier(text) : text);

/** Whom the PAN belongs to, whatever its case; none when it is not a PAN. */
export const panHolder = (pan: string): Option<PanHolder> =>
  isPan(identifier(pan)) ? fromNullable(holders.get(identifier(pan).charAt(3))) : none;

/** Whether a text is probably a mistaken PAN, however it is written: shown and never refused, since no rule applies to PAN (PROF-10). */
export const isUnlikePan = (text: string): boolean => identifier(text) !== '' && !isPan(identifier(text));
