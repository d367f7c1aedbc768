import { type Option, isSome } from 'fp-ts/Option';
import { dayOf, indianDay, type Instant, type When } from '../dates/instant';
import type { TrackingStep } from './trackingStep';

/** Whether a due date has passed: its day in India is over, so what is due today is not overdue (NEED-06, NEED-14). */
export const isPastDue = (dueDate: Option<When>, now: Instant): boolean =>
  isSome(dueDate) && dayOf(dueDate.value) < indianDay(now);

/** Whether a step still has to be done; one of unknown status may be done. */
export const isOpenStep = ({ status }: Pick<TrackingStep, 'status'>): boolean =>
  status === 'notStarted' || status === 'inProgress';

/** Whether a step should have been complete before today (NEED-14). */
export const isOverdue = (step: Pick<TrackingStep, 'status' | 'dueDate'>, now: Instant): boolean =>
  isOpenStep(step) && isPastDue(step.dueDate, now);

/** Whether a step's due date is shown: not once the step is complete, since nothing is left to be done by then (PAPER-05). */
export const showsDueDate = ({ status }: Pick<TrackingStep, 'status'>): boolean => status !== 'complete';
