import { fromNullable, type Option } from 'fp-ts/Option';
import { indianDay, type Instant } from '../dates/instant';
import { agendaSpan } from '../deadlines/agenda';
import type { Topic } from '../deadlines/rule';
import { isPastDue } from '../work/overdue';
import { mayWantDocuments } from '../work/taskAction';
import { type Due, dueOn } from './due';
import { compare } from './order';
import { known, type Sources, type TaskReading } from './sources';
import { isToConfirm, ownStatutoryDates } from './statutoryEntries';
import { firstDue } from '../work/firstDue';
import { openSteps } from './taskEntries';

interface NextStep {
  readonly kind: 'step';
  readonly service: string;
  readonly step: string;
  readonly due: Due;
}

/** The next step of the provider that has a date, or the next date by law. */
export type NextDate =
  | NextStep
  | { readonly kind: 'statutory'; readonly topic: Topic; readonly form: string; readonly due: Due };

const nextStepOf = (reading: TaskReading, now: Instant): readonly NextStep[] => {
  if (!mayWantDocuments(reading.task)) return [];
  const next = firstDue(openSteps(reading).filter(({ dueDate }) => !isPastDue(dueDate, now)));
  if (next === undefined) return [];
  const { serviceName: service } = reading.task;
  return [{ kind: 'step', service, step: next.step.name, due: dueOn(next.when, now) }];
};

const nextByLaw = (sources: Sources, now: Instant): readonly NextDate[] => {
  const today = indianDay(now);
  const dates = ownStatutoryDates(sources, { ...agendaSpan(today), from: today });
  return dates
    .filter((date) => !isToConfirm(sources, date))
    .map(({ day, rule: { topic, form } }) => ({
      kind: 'statutory',
      topic,
      form,
      due: dueOn({ kind: 'day', day }, now),
    }));
};

/**
 * The next date that is known while nothing waits for the customer, today or later; of one day, that of a step, by the
 * name of its service, and none by law that is still to be confirmed (NEED-10, NEED-17).
 */
export const nextDate = (sources: Sources, now: Instant): Option<NextDate> => {
  const steps = known(sources.tasks)
    .flatMap((reading) => nextStepOf(reading, now))
    .sort((one, other) => compare(one.service, other.service));
  const [first] = [...steps, ...nextByLaw(sources, now)].sort((one, other) =>
    compare(one.due.day, other.due.day),
  );
  return fromNullable(first);
};
