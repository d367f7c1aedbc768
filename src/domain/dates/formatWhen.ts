import { isNone } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import { ABSENT } from '../money/formatRupees';
import { INDIA_OFFSET_MS, indianDay } from './instant';
import type { Instant, When } from './instant';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** 'YYYY-MM-DD hh:mm AM/PM' in India, whatever the machine's zone (FMT-01, AMB-47). */
export const formatMoment = (at: Instant): string => {
  const inIndia = new Date(at + INDIA_OFFSET_MS);
  const hours = inIndia.getUTCHours();
  const clock = `${twoDigits(hours % 12 === 0 ? 12 : hours % 12)}:${twoDigits(inIndia.getUTCMinutes())}`;
  return `${indianDay(at)} ${clock} ${hours < 12 ? 'AM' : 'PM'}`;
};

/** A date as shown: with its time, as a day when it has none, as a dash when it is missing (FMT-01, FMT-05). */
export const formatWhen = (when: Option<When>): string => {
  if (isNone(when)) return ABSENT;
  return when.value.kind === 'day' ? when.value.day : formatMoment(when.value.at);
};
