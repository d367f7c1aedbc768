import { type Option, isNone, none, some } from 'fp-ts/Option';
import { type CalendarDay, type Instant, type When, instant, readDay } from '../../src/domain/dates/instant';
import { readWhen } from '../../src/domain/dates/readWhen';

/** A date as the domain has it, from its text; none where the text is no date. */
export const when = (text: string): Option<When> => readWhen(text);

/** The moment of an ISO text with its zone. */
export const moment = (text: string): Instant => instant(Date.parse(text));

export const day = (text: string): CalendarDay => {
  const read = readDay(text);
  if (isNone(read)) throw new Error(`${text} is no day`);
  return read.value;
};

export const aMoment = (epochMilliseconds: number): Option<When> =>
  some({ kind: 'moment', at: instant(epochMilliseconds) });

export const noDate: Option<When> = none;
