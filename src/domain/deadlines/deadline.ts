import { isSome } from 'fp-ts/Option';
import { dayOf } from '../dates/instant';
import type { CalendarDay, Instant } from '../dates/instant';
import { waitsForDecision } from '../quotations/expiry';
import type { Quotation } from '../quotations/quotation';
import { isOpenStep } from '../work/overdue';
import type { Task } from '../work/task';
import type { TrackingStep } from '../work/trackingStep';
import { periodKey } from './period';
import type { StatutoryDate } from './statutoryDates';

interface OnDay {
  /** The same for the same date at every visit, so that a calendar knows it again (DUE-07). */
  readonly id: string;
  readonly day: CalendarDay;
}

/** One line of the agenda: something due by law, a quotation that expires or a step of a task (DUE-01). */
export type Deadline = OnDay &
  (
    | { readonly kind: 'statutory'; readonly date: StatutoryDate }
    | { readonly kind: 'quotation'; readonly quotation: Quotation }
    | { readonly kind: 'step'; readonly task: Task; readonly step: TrackingStep }
  );

/** A task with its tracking steps, as far as they are known. */
export interface TaskSteps {
  readonly task: Task;
  readonly steps: readonly TrackingStep[];
}

const quotationDeadline = (quotation: Quotation, now: Instant): readonly Deadline[] =>
  waitsForDecision(quotation, now) && isSome(quotation.expiresAt)
    ? [
        {
          kind: 'quotation',
          id: `quotation-${quotation.id}`,
          day: dayOf(quotation.expiresAt.value),
          quotation,
        },
      ]
    : [];

const stepDeadlines = ({ task, steps }: TaskSteps): readonly Deadline[] =>
  steps.flatMap((step) =>
    isOpenStep(step) && isSome(step.dueDate)
      ? [{ kind: 'step', id: `task-${task.id}-step-${step.id}`, day: dayOf(step.dueDate.value), task, step }]
      : [],
  );

/** The last days of quotations that wait for a decision, and the due dates of open steps (DUE-01, NEED-02). */
export const ownDeadlines = (
  quotations: readonly Quotation[],
  tasks: readonly TaskSteps[],
  now: Instant,
): readonly Deadline[] => [
  ...quotations.flatMap((quotation) => quotationDeadline(quotation, now)),
  ...tasks.flatMap(stepDeadlines),
];

// The period names the date even after an extension has moved it; of two dates by state, the variant's first state does.
const statutoryId = ({ rule, period, variant }: StatutoryDate): string =>
  `${rule.id}-${periodKey(period)}${variant === undefined ? '' : `-state-${variant}`}`;

/** A statutory date as a line of the agenda. */
export const statutoryDeadline = (date: StatutoryDate): Deadline => ({
  kind: 'statutory',
  id: statutoryId(date),
  day: date.day,
  date,
});

/** Whether a date goes into a calendar of the customer; a step is the provider's to do (DUE-13). */
export const isForCalendar = (deadline: Deadline): deadline is Exclude<Deadline, { readonly kind: 'step' }> =>
  deadline.kind !== 'step';
