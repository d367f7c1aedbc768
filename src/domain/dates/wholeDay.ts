import { map, type Option } from 'fp-ts/Option';
import { DAY_MS, dayOf, indianDay, type Instant, startOfIndianDay, type When } from './instant';

const isMidnight = (at: Instant): boolean => at % DAY_MS === 0 || at === startOfIndianDay(indianDay(at));

/** A date as it is meant: backends write a day without a time as midnight, in India's time or in UTC (AMB-71). */
export const wholeDay: (sent: Option<When>) => Option<When> = map((when: When): When =>
  when.kind === 'moment' && isMidnight(when.at) ? { kind: 'day', day: dayOf(when) } : when,
);
