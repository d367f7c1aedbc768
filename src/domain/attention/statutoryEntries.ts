import { isNone, none, some } from 'fp-ts/Option';
import { addDays } from '../dates/calendarDay';
import type { DayRange } from '../dates/financialYear';
import { indianDay, type Instant } from '../dates/instant';
import { ownRules } from '../deadlines/choice';
import { topics } from '../deadlines/rule';
import { type StatutoryDate, statutoryDates } from '../deadlines/statutoryDates';
import { dueOn } from './due';
import type { Entry } from './entry';
import { STATUTORY_DAYS } from './limits';
import type { Sources } from './sources';

/** The statutory dates of a span that concern the customer, in the order of their days. */
export const ownStatutoryDates = ({ statutory }: Sources, span: DayRange): readonly StatutoryDate[] => {
  if (isNone(statutory)) return [];
  const { usual } = ownRules(statutory.value, statutory.value);
  return statutoryDates(usual, { span, state: statutory.value.state });
};

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
        due: some(dueOn({ kind: 'day', day: first.day }, now)),
        since: none,
        place: { kind: 'deadlines', sought: { day: first.day, rule: first.rule.id } },
      },
    ];
  });
};
