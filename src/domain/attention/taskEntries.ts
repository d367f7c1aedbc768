import { isNone, map, none, type Option } from 'fp-ts/Option';
import type { Instant, When } from '../dates/instant';
import { missingDocuments } from '../documents/checklist';
import type { TaskDocument } from '../documents/file';
import { firstDue } from '../work/firstDue';
import { isOpenStep, isOverdue } from '../work/overdue';
import { whoseTurn } from '../work/taskAction';
import type { TrackingStep } from '../work/trackingStep';
import { dueOf } from './due';
import type { Entry } from './entry';
import { known, type TaskReading } from './sources';

/** The steps that still have to be done; none while they are unknown. */
export const openSteps = ({ steps }: Pick<TaskReading, 'steps'>): readonly TrackingStep[] =>
  isNone(steps) ? [] : steps.value.filter(isOpenStep);

const earliest = (reading: TaskReading): Option<When> => firstDue(openSteps(reading))?.step.dueDate ?? none;

/** The missing documents of a task, by the earliest due date of an open step (NEED-03, NEED-06). */
const documentsEntry = (reading: TaskReading, names: readonly string[], now: Instant): Entry => {
  const { task } = reading;
  return {
    kind: 'uploadDocuments',
    id: task.id,
    subject: [task.serviceName],
    documents: names,
    due: dueOf(earliest(reading), now),
    isDueUnread: isNone(reading.steps),
    since: task.createdAt,
    place: { kind: 'documents', task },
  };
};

/** The step that the provider should have done longest ago, if any (NEED-06). */
const lateEntry = (reading: TaskReading, now: Instant): readonly Entry[] => {
  const { task } = reading;
  const late = firstDue(openSteps(reading).filter((step) => isOverdue(step, now)));
  if (late === undefined) return [];
  return [
    {
      kind: 'providerLate',
      id: task.id,
      subject: [task.serviceName],
      step: late.step.name,
      due: dueOf(late.step.dueDate, now),
      since: task.createdAt,
      place: { kind: 'chat' },
    },
  ];
};

/**
 * What a task waits for: its missing documents, else a late step of the provider. While its documents are unknown it may
 * wait for the customer, so nobody is called late.
 */
export const taskEntries = (reading: TaskReading, now: Instant): readonly Entry[] => {
  const missing = map(missingDocuments)(reading.documents);
  switch (whoseTurn(reading.task, map(({ length }: readonly TaskDocument[]) => length)(missing))) {
    case 'customer':
      return [
        documentsEntry(
          reading,
          known(missing).map(({ name }) => name),
          now,
        ),
      ];
    case 'provider':
      return lateEntry(reading, now);
    case 'unknown':
    case 'nobody':
      return [];
  }
};
