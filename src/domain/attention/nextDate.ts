import { fromNullable, type Option } from 'fp-ts/Option';
import { indianToday } from '../dates/financialYear';
import type { Instant } from '../dates/instant';
import { agendaSpan } from '../deadlines/agenda';
import type { Topic } from '../deadlines/rule';
import { isPastDue } from '../work/overdue';
import { mayWantDocuments } from '../work/taskAction';
import { type Due, dueOn } from './due';
import { compare } from './order';
import { known, type Sources, type TaskReading } from './sources';
import { ownStatutoryDates } from './statutoryEntries';
import { firstDue, openSteps } from './taskEntries';

/** The next step of the provider that has a date, or the next date by law. */
export type NextDate = { readonly due: Due } & (
  | { readonly kind: 'step'; readonly service: string; readonly step: string }
  | { readonly kind: 'statutory'; readonly topic: Topic; readonly form: string }
);

const nextStepOf = (reading: TaskReading, now: Instant): readonly NextDate[] => {
  if (!mayWantDocuments(reading.task)) return [];
  const next = firstDue(openSteps(reading).filter(({ dueDate }) => !isPastDue(dueDate, now)));
  if (next === undefined) return [];
  const { serviceName: service } = reading.task;
  return [{ kind: 'step', service, step: next.step.name, due: dueOn(next.when, now) }];
};

const nextByLaw = (sources: Sources, now: Instant): readonly NextDate[] => {
  const today = indianToday(now);
  return ownStatutoryDates(sources, { ...agendaSpan(today), from: today })
    .slice(0, 1)
    .map(({ day, rule: { topic, form } }) => ({
      kind: 'statutory',
      topic,
      form,
      due: dueOn({ kind: 'day', day }, now),
    }));
};

/** Of one day, steps come first, by the name of their service. */
const nameOf = (next: NextDate): string => (next.kind === 'step' ? ` ${next.service}` : next.form);

/** The next date that is known while nothing waits for the customer, today or later (NEED-10). */
export const nextDate = (sources: Sources, now: Instant): Option<NextDate> => {
  const steps = known(sources.tasks).flatMap((reading) => nextStepOf(reading, now));
  const [first] = [...steps, ...nextByLaw(sources, now)].toSorted(
    (one, other) => compare(one.due.day, other.due.day) || compare(nameOf(one), nameOf(other)),
  );
  return fromNullable(first);
};
