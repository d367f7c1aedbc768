import { isNone, none, some } from 'fp-ts/Option';
import { addDays } from '../dates/calendarDay';
import type { DayRange } from '../dates/financialYear';
import { indianDay, type Instant } from '../dates/instant';
import { ownRules } from '../deadlines/choice';
import { topics } from '../deadlines/rule';
import { serviceNames } from '../deadlines/services';
import { type StatutoryDate, statutoryDates } from '../deadlines/statutoryDates';
import { dueOn } from './due';
import type { Entry } from './entry';
import { STATUTORY_DAYS } from './limits';
import { known, type Sources } from './sources';

/** The statutory dates of a span that concern most customers who have such services, in the order of their days. */
export const ownStatutoryDates = (sources: Sources, span: DayRange): readonly StatutoryDate[] => {
  const { statutory, tasks, orders, quotations } = sources;
  if (isNone(statutory)) return [];
  const { rules, notForMe, state } = statutory.value;
  const names = serviceNames({
    tasks: known(tasks).map(({ task }) => task),
    // Whoever has not paid for a service does not have it yet.
    orders: known(orders).filter(({ payment }) => payment === 'success'),
    quotations: known(quotations),
  });
  return statutoryDates(ownRules(rules, names, notForMe).usual, { span, state });
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
