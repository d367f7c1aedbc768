import { fromNullable, type Option } from 'fp-ts/Option';
import { momentOrFirst } from '../dates/instant';
import type { Task } from './task';
import type { StepLog, TrackingStep } from './trackingStep';

/** What a remark needs to know of its task. */
export type RemarkedTask = Pick<Task, 'id' | 'serviceName'>;

/** A task whose steps were read. */
export interface StepsReading<T extends RemarkedTask> {
  readonly task: T;
  readonly steps: readonly TrackingStep[];
}

/** What the expert wrote or sent at one move of a step. */
export interface Remark<T extends RemarkedTask> {
  readonly task: T;
  readonly step: TrackingStep;
  readonly log: StepLog;
}

/** Whether an entry of a step's history is a remark: one with neither words nor a file is none. */
export const saysSomething = ({ remarks, filePath }: StepLog): boolean =>
  remarks.trim() !== '' || filePath !== '';

const remarksOf = <T extends RemarkedTask>({ task, steps }: StepsReading<T>): readonly Remark<T>[] =>
  steps.flatMap((step) => step.log.filter(saysSomething).map((log) => ({ task, step, log })));

/** Of one moment, the later entry of a task counts, and the greater id of two tasks, whatever their order in the list. */
const isNewer = (one: Remark<RemarkedTask>, other: Remark<RemarkedTask>): boolean => {
  const [at, otherAt] = [momentOrFirst(one.log.createdAt), momentOrFirst(other.log.createdAt)];
  return at === otherAt ? one.task.id >= other.task.id : at > otherAt;
};

/** The expert's newest remark on these tasks (HOME-02). */
export const newestRemark = <T extends RemarkedTask>(
  readings: readonly StepsReading<T>[],
): Option<Remark<T>> => {
  let newest: Remark<T> | undefined;
  for (const remark of readings.flatMap(remarksOf))
    if (newest === undefined || isNewer(remark, newest)) newest = remark;
  return fromNullable(newest);
};
