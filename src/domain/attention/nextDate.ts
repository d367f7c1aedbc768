import { isNone, none, type Option, some } from 'fp-ts/Option';
import type { Instant } from '../dates/instant';
import { isPastDue } from '../work/overdue';
import { mayWantDocuments } from '../work/taskAction';
import { type Due, dueOn } from './due';
import { compare } from './order';
import type { Sources, TaskReading } from './sources';
import { firstDue, openSteps } from './taskEntries';

/** The next step of the provider that has a date. */
export interface NextDate {
  readonly service: string;
  readonly step: string;
  readonly due: Due;
}

const nextOf = (reading: TaskReading, now: Instant): readonly NextDate[] => {
  if (!mayWantDocuments(reading.task)) return [];
  const next = firstDue(openSteps(reading).filter(({ dueDate }) => !isPastDue(dueDate, now)));
  if (next === undefined) return [];
  return [{ service: reading.task.serviceName, step: next.step.name, due: dueOn(next.when, now) }];
};

/** The next date that is known while nothing waits for the customer: the first step due, today or later (NEED-10). */
export const nextDate = ({ tasks }: Pick<Sources, 'tasks'>, now: Instant): Option<NextDate> => {
  if (isNone(tasks)) return none;
  const [first] = tasks.value
    .flatMap((reading) => nextOf(reading, now))
    .toSorted((one, other) => compare(one.due.day, other.due.day) || compare(one.service, other.service));
  return first === undefined ? none : some(first);
};
