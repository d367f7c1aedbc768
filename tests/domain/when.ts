import { type Option, none, some } from 'fp-ts/Option';
import { type CalendarDay, type Instant, type When, instant, readWhen } from '../../src/domain/dates/instant';

/** A date as the domain has it, from its text; none where the text is no date. */
export const when = (text: string): Option<When> => readWhen(text);

/** The moment of an ISO text with its zone. */
export const moment = (text: string): Instant => instant(Date.parse(text));

export const day = (text: string): CalendarDay => text as CalendarDay;

export const aMoment = (epochMilliseconds: number): Option<When> =>
  some({ kind: 'moment', at: instant(epochMilliseconds) });

export const noDate: Option<When> = none;
