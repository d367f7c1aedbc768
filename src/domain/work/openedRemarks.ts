import { isNone } from 'fp-ts/Option';
import { momentOf } from '../dates/instant';
import { type Remark, type RemarkedTask, saysSomething } from './newestRemark';

/** What tells the newest remark that was opened, by the id of its task: what is older on that task was read with it. */
export type OpenedRemarks = Readonly<Record<string, string>>;

/** An entry of a step's history has no id: its date and its number among the step's remarks tell it from others. */
const markOf = ({ step, log: { createdAt } }: Remark<RemarkedTask>): string => {
  const number = step.log.filter(saysSomething).length;
  return [step.id, isNone(createdAt) ? '' : momentOf(createdAt.value), number].join(' ');
};

/** Whether the customer has opened a task's newest remark on this device (PAPER-03). */
export const isOpened = (opened: OpenedRemarks, remark: Remark<RemarkedTask>): boolean =>
  opened[remark.task.id] === markOf(remark);

/** As it is once the customer has opened that remark. */
export const withOpened = (opened: OpenedRemarks, remark: Remark<RemarkedTask>): OpenedRemarks => ({
  ...opened,
  [remark.task.id]: markOf(remark),
});
