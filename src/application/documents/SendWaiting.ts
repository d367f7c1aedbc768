import { type Either, isRight, left } from 'fp-ts/Either';
import { isNone, none, type Option, some } from 'fp-ts/Option';
import { type ChoosingPlace, destinationOf } from '../../domain/documents/destination';
import {
  begun,
  ended,
  isBeingSent,
  isNext,
  nextWaiting,
  type QueuedFile,
  type SendOutcome,
  type UploadQueue,
} from '../../domain/documents/uploadQueue';
import type { SendOptions } from '../ports/FileGateway';
import { gatewayError } from '../ports/gatewayError';
import type { UploadFile } from '../ports/UploadFile';
import type { FileNotSent, SendFile } from './SendFile';
import { wouldFailAgain } from './wouldFailAgain';

/** Chosen files, with why one could not be sent. */
export type ChosenQueue = UploadQueue<UploadFile, FileNotSent>;
export type QueuedChosen = QueuedFile<UploadFile, FileNotSent>;

/** The files of one place while they are sent: the customer adds to them, cancels and removes meanwhile. */
export interface QueueAtWork {
  readonly to: ChoosingPlace;
  /** Aborts when no further file is to be sent. */
  readonly signal: AbortSignal;
  readonly queue: () => ChosenQueue;
  readonly change: (queue: ChosenQueue) => void;
  /** Ends once that file has been looked at; one that the customer is to be warned of is held by then. */
  readonly checked: (file: UploadFile) => Promise<void>;
  /** Called as each file begins: its signal, and who hears of its progress. */
  readonly begin: () => SendOptions;
}

/** Why the other files wait: there is no line, or the session is over, so that each would fail like the last. */
export type Interruption = 'Unreachable' | 'Unauthorized';

/** A fault in the portal: a file that stayed on its way would never be sent. */
const BROKEN = left(gatewayError('Unexpected'));

const outcomeOf = (sent: Either<FileNotSent, void>): SendOutcome<FileNotSent> => {
  if (isRight(sent)) return { kind: 'sent' };
  if (sent.left.kind === 'Cancelled') return { kind: 'cancelled' };
  return { kind: 'failed', problem: sent.left, isLasting: wouldFailAgain(sent.left) };
};

const interruptionBy = (outcome: SendOutcome<FileNotSent>): Option<Interruption> => {
  if (outcome.kind !== 'failed') return none;
  const { kind } = outcome.problem;
  return kind === 'Unreachable' || kind === 'Unauthorized' ? some(kind) : none;
};

/**
 * Sends the files that wait at one place one after the other, those added meanwhile included (CHECK-06). One that fails
 * stays there and the next is sent, unless each would fail: then the others go on waiting, and the result is why.
 */
export class SendWaiting {
  constructor(private readonly deps: { readonly send: SendFile }) {}

  async execute({ to, signal, queue, change, checked, begin }: QueueAtWork): Promise<Option<Interruption>> {
    for (;;) {
      const next = nextWaiting(queue());
      if (isNone(next) || signal.aborted) return none;
      const { id, file } = next.value;
      await checked(file);
      // Meanwhile it may have been held, cancelled or removed.
      if (signal.aborted || !isNext(queue(), id)) continue;
      change(begun(queue(), id));
      if (!isBeingSent(queue(), id)) return none;
      const destination = destinationOf(to, id);
      const sent = isNone(destination)
        ? BROKEN
        : await this.deps.send.execute({ to: destination.value, file }, begin()).catch(() => BROKEN);
      const outcome = outcomeOf(sent);
      change(ended(queue(), id, outcome));
      const interruption = interruptionBy(outcome);
      if (!isNone(interruption)) return interruption;
    }
  }
}
