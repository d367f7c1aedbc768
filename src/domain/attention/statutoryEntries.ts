import { isNone, none, type Option, some } from 'fp-ts/Option';
import { addDays } from '../dates/calendarDay';
import type { DayRange } from '../dates/financialYear';
import { indianDay, type Instant } from '../dates/instant';
import { ownRules, withoutPutAside } from '../deadlines/choice';
import { type DeadlineTable, type StatutoryRule, topics } from '../deadlines/rule';
import { serviceNames } from '../deadlines/services';
import { type StatutoryDate, statutoryDates } from '../deadlines/statutoryDates';
import { dueOn } from './due';
import type { Entry } from './entry';
import { STATUTORY_DAYS } from './limits';
import type { Task } from '../work/task';
import { known, type Sources } from './sources';

/** What tells which services a customer has, as far as it was read. */
interface KnownDealings extends Pick<Sources, 'orders' | 'quotations'> {
  readonly tasks: Option<readonly Task[]>;
}

/**
 * The rules that concern most customers who have such services; apart from the list, which is made again with each answer
 * while the services stay.
 */
export const usualRules = (
  { rules }: Pick<DeadlineTable, 'rules'>,
  { tasks, orders, quotations }: KnownDealings,
): readonly StatutoryRule[] => {
  const names = serviceNames({
    tasks: known(tasks),
    // Whoever has not paid for a service does not have it yet.
    orders: known(orders).filter(({ payment }) => payment === 'success'),
    quotations: known(quotations),
  });
  return ownRules(rules, names, []).usual;
};

/** The statutory dates of a span that concern the customer, in the order of their days. */
export const ownStatutoryDates = ({ statutory }: Sources, span: DayRange): readonly StatutoryDate[] => {
  if (isNone(statutory)) return [];
  const { rules, notForMe, state } = statutory.value;
  return statutoryDates(withoutPutAside(rules, notForMe), { span, state });
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
