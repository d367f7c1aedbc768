import type { Option } from 'fp-ts/Option';
import type { When } from '../dates/instant';
import type { StepStatus } from './stepStatus';

/** One entry of a step's history (TASK-15). */
export interface StepLog {
  readonly status: StepStatus;
  readonly remarks: string;
  readonly createdAt: Option<When>;
  readonly filePath: string;
}

/** One step of a task's progress; `percentage` is 0 to 100 (TASK-14). */
export interface TrackingStep {
  readonly id: string;
  readonly name: string;
  readonly status: StepStatus;
  readonly percentage: number;
  readonly dueDate: Option<When>;
  readonly log: readonly StepLog[];
}
