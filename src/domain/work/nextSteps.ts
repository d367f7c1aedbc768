import type { Task } from './task';
import { mayWantDocuments, type Turn } from './taskAction';

/** The steps of a paid order from here on. */
type NextStepName = 'upload' | 'nothingToUpload' | 'work' | 'result';

export interface NextStep {
  readonly name: NextStepName;
  readonly turn: Extract<Turn, 'customer' | 'provider'>;
  /** Whether it is the one that everything waits for. */
  readonly isCurrent: boolean;
}

interface KnownTasks {
  readonly tasks: readonly Task[];
  /** The tasks that want documents. */
  readonly wanting: readonly Task[];
  /** Whether it is known of each task whether it wants documents. */
  readonly isKnown: boolean;
}

/** What happens next with a paid order; nothing where that is not known, or where all its work is over (BUY-07). */
export const nextSteps = ({ tasks, wanting, isKnown }: KnownTasks): readonly NextStep[] => {
  const isWanting = wanting.length > 0;
  if (!isWanting && !(isKnown && tasks.some(mayWantDocuments))) return [];
  return [
    { name: isWanting ? 'upload' : 'nothingToUpload', turn: 'customer', isCurrent: isWanting },
    { name: 'work', turn: 'provider', isCurrent: !isWanting },
    { name: 'result', turn: 'customer', isCurrent: false },
  ];
};
