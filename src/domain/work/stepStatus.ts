import { statusFromCode } from '../codes/statusCode';

/** The status of a tracking step: codes 0, 1, 2 in this order; anything else, 3 included, is unknown (TASK-03, TASK-04). */
export type StepStatus = 'notStarted' | 'inProgress' | 'complete' | 'unknown';

/** The colour of a step's mark. */
export type StepColour = 'grey' | 'yellow' | 'green';

const statuses: ReadonlyMap<number, StepStatus> = new Map([
  [0, 'notStarted'],
  [1, 'inProgress'],
  [2, 'complete'],
]);

const colours: Readonly<Record<StepStatus, StepColour>> = {
  notStarted: 'grey',
  inProgress: 'yellow',
  complete: 'green',
  unknown: 'grey',
};

/** The status of a tracking step from its code; a code outside the table is 'unknown' (TASK-04). */
export const stepStatusFromCode: (code: unknown) => StepStatus = statusFromCode(statuses);

/** Yellow in progress, green complete, otherwise grey (TASK-10). */
export const stepColour = (status: StepStatus): StepColour => colours[status];
