import { isNone, isSome, none } from 'fp-ts/Option';
import { daysBetween } from '../dates/calendarDay';
import { dayOf, indianDay, type Instant } from '../dates/instant';
import { newestRemark } from '../work/newestRemark';
import { isOpened, type OpenedRemarks } from '../work/openedRemarks';
import { isRecentlyCompleted } from '../work/recentlyCompleted';
import type { Task } from '../work/task';
import { mayWantDocuments } from '../work/taskAction';
import type { StepLog } from '../work/trackingStep';
import type { Entry } from './entry';
import { MOST_DAYS_NEWS } from './limits';
import { known, type TaskReading } from './sources';

/** Whether what the expert writes on a task is news: until MOST_DAYS_RECENT days after it was completed. */
const mayHaveNews = (now: Instant): ((task: Task) => boolean) => {
  const isRecent = isRecentlyCompleted(now);
  return (task) => mayWantDocuments(task) || isRecent(task);
};

/** The tasks that are looked through for what waits (NEED-03, PAPER-03). */
export const lookedThrough = (tasks: readonly Task[], now: Instant): readonly Task[] =>
  tasks.filter(mayHaveNews(now));

const isOld = ({ createdAt }: StepLog, now: Instant): boolean =>
  isSome(createdAt) && daysBetween(dayOf(createdAt.value), indianDay(now)) > MOST_DAYS_NEWS;

/** The newest remark of a task, unless it is old or was opened on this device (PAPER-03). */
export const remarkEntries = (
  { task, steps }: TaskReading,
  opened: OpenedRemarks,
  now: Instant,
): readonly Entry[] => {
  if (!mayHaveNews(now)(task)) return [];
  const newest = newestRemark([{ task, steps: known(steps) }]);
  if (isNone(newest) || isOpened(opened, newest.value)) return [];
  const { step, log } = newest.value;
  if (isOld(log, now)) return [];
  return [
    {
      kind: 'readRemark',
      id: task.id,
      subject: [task.serviceName],
      step: step.name,
      due: none,
      since: log.createdAt,
      place: { kind: 'step', task, step },
    },
  ];
};
