import { fromNullable, isNone, isSome, type Option } from 'fp-ts/Option';
import { isIncomplete } from '../received/incomplete';
import { firstDue } from './firstDue';
import { nextStep } from './nextStep';
import { isOpenStep } from './overdue';
import type { TaskStatus } from './task';
import { type Turn, whoseTurn } from './taskAction';
import type { TrackingStep } from './trackingStep';

/** What is known of a task: its status, how many documents are missing, and its steps. */
export interface KnownOfTask {
  readonly status: Option<TaskStatus>;
  readonly missing: Option<number>;
  readonly steps: Option<readonly TrackingStep[]>;
}

/** What is said of the documents as a whole. */
export type DocumentsNote =
  | 'unknown'
  | 'needed'
  /** Beside a step that is complete, such as 'Documents received'. */
  | 'moreNeeded'
  | 'noneMissing'
  /** None is missing, and the next step is the provider's without a word that may ask for more. */
  | 'ourTurn'
  /** The service is completed without some. */
  | 'notNeeded';

/** What is said to come next. */
export type NextNote =
  | { readonly kind: 'step'; readonly step: TrackingStep; readonly isOurs: boolean }
  /** The customer's documents, whatever the steps are called, by the open step that is due first (NEED-06). */
  | { readonly kind: 'yours'; readonly due: Option<TrackingStep> }
  /** 'closing': only the provider's end is left. */
  | { readonly kind: 'noSteps' | 'allDone' | 'closing' | 'nothing' };

/** What a task's page says of the task; each part asks this, so that no two say opposite things (PAPER-05). */
export interface TaskNotes {
  readonly documents: DocumentsNote;
  readonly next: NextNote;
  /** Nothing is due, and nothing late, once the service is completed. */
  readonly isOver: boolean;
}

const isEachComplete = (steps: readonly TrackingStep[]): boolean =>
  steps.length > 0 && !isIncomplete(steps) && steps.every(({ status }) => status === 'complete');

/** What is said where no step is known to come next. */
const endNote = (steps: readonly TrackingStep[], turn: Turn, isMissing: boolean): NextNote => {
  if (isIncomplete(steps)) return { kind: 'nothing' };
  if (steps.length === 0) return { kind: 'noSteps' };
  // One of unknown status may not be done.
  if (!isEachComplete(steps)) return { kind: 'nothing' };
  if (turn === 'provider') return { kind: 'closing' };
  return { kind: isMissing ? 'nothing' : 'allDone' };
};

/** Whether the expert's words stand on the step that is next: they may ask for something, which only their reader knows. */
const mayAsk = (steps: readonly TrackingStep[]): boolean => {
  const next = nextStep(steps);
  return isSome(next) && next.value.log.some(({ remarks }) => remarks.trim() !== '');
};

/** What the customer reads of a task under way: the status stands above the documents, these above the names of the steps. */
export const taskNotes = ({ status, missing, steps }: KnownOfTask): TaskNotes => {
  const isOver = isSome(status) && status.value === 'completed';
  const turn = isNone(status) ? 'unknown' : whoseTurn({ status: status.value }, missing);
  const known = isNone(steps) ? [] : steps.value;
  const isMissing = isSome(missing) && missing.value > 0;
  const isBegun = known.some((step) => step.status === 'complete');
  const documentsNote = (): DocumentsNote => {
    if (isNone(missing)) return 'unknown';
    if (!isMissing) return turn === 'provider' && !mayAsk(known) ? 'ourTurn' : 'noneMissing';
    if (isOver) return 'notNeeded';
    return isBegun ? 'moreNeeded' : 'needed';
  };
  const nextNote = (): NextNote => {
    if (isNone(steps)) return { kind: 'nothing' };
    if (isOver) return { kind: isEachComplete(known) ? 'allDone' : 'nothing' };
    if (turn === 'customer')
      return { kind: 'yours', due: fromNullable(firstDue(known.filter(isOpenStep))?.step) };
    const next = nextStep(known);
    return isSome(next)
      ? { kind: 'step', step: next.value, isOurs: turn === 'provider' }
      : endNote(known, turn, isMissing);
  };
  return { documents: documentsNote(), next: nextNote(), isOver };
};
