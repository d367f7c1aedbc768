import { exists, isNone, none, some } from 'fp-ts/Option';
import { addDays } from '../dates/calendarDay';
import type { DayRange } from '../dates/financialYear';
import { indianDay, type Instant } from '../dates/instant';
import { ownRules } from '../deadlines/choice';
import { topics } from '../deadlines/rule';
import { isWithoutReserve, type StatutoryDate, statutoryDates } from '../deadlines/statutoryDates';
import { dueOn } from './due';
import type { Entry } from './entry';
import { STATUTORY_DAYS } from './limits';
import type { Sources, StatutorySource } from './sources';

/** The statutory dates of a span that concern the customer, in the order of their days. */
export const ownStatutoryDates = ({ statutory }: Sources, span: DayRange): readonly StatutoryDate[] => {
  if (isNone(statutory)) return [];
  const { usual } = ownRules(statutory.value, statutory.value);
  return statutoryDates(usual, { span, state: statutory.value.state });
};

/** Whether a day by law is no fact yet: of an outdated table, or given with a reserve (NEED-17). */
export const isToConfirm = ({ statutory }: Sources, date: StatutoryDate): boolean =>
  exists(({ isOutdated }: StatutorySource) => isOutdated)(statutory) || !isWithoutReserve(date);

/** What is due by law within a week, one entry a topic, by the first of its dates (NEED-07). */
export const statutoryEntries = (sources: Sources, now: Instant): readonly Entry[] => {
  const today = indianDay(now);
  const dates = ownStatutoryDates(sources, { from: today, to: addDays(today, STATUTORY_DAYS) });
  return topics.flatMap((topic): readonly Entry[] => {
    const own = dates.filter(({ rule }) => rule.topic === topic);
    const [first] = own;
    if (first === undefined) return [];
    return [
      {
        kind: 'statutory',
        id: topic,
        topic,
        subject: [],
        forms: [...new Set(own.map(({ rule }) => rule.form))],
        isToConfirm: isToConfirm(sources, first),
        due: some(dueOn({ kind: 'day', day: first.day }, now)),
        since: none,
        place: { kind: 'deadlines', sought: { day: first.day, rule: first.rule.id } },
      },
    ];
  });
};
