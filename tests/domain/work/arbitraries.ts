import fc from 'fast-check';
import type { StepStatus } from '../../../src/domain/work/stepStatus';
import type { TaskStatus } from '../../../src/domain/work/task';
import { aStep, aTask } from './aTask';

const stepStatuses: readonly StepStatus[] = ['notStarted', 'inProgress', 'complete', 'unknown'];
const taskStatuses: readonly TaskStatus[] = ['upcoming', 'started', 'workDone', 'completed', 'unknown'];

export const anySteps = fc.array(
  fc
    .record({ status: fc.constantFrom(...stepStatuses), percentage: fc.nat(100), id: fc.string() })
    .map((given) => aStep(given)),
  { maxLength: 20 },
);

export const anyTasks = fc.array(
  fc.record({ status: fc.constantFrom(...taskStatuses), id: fc.string() }).map((given) => aTask(given)),
  { maxLength: 20 },
);
