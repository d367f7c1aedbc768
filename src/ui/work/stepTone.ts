import { type StepColour, stepColour, type StepStatus } from '../../domain/work/stepStatus';
import type { StatusTone } from '../kit/StatusPill';

const tones: Readonly<Record<StepColour, StatusTone>> = {
  green: 'success',
  yellow: 'progress',
  grey: 'idle',
};

/** The pill's tone for a step's colour (TASK-10). */
export const stepTone = (status: StepStatus): StatusTone => tones[stepColour(status)];
