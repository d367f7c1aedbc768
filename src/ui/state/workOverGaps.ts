import { type Either, isRight } from 'fp-ts/Either';
import { line } from './line';

interface Waiting {
  readonly signal: AbortSignal;
  /** Called as the wait for the connection begins, and as it ends. */
  readonly onWait?: (isWaiting: boolean) => void;
}

/**
 * Does work on the device, and does it again where its code could not be loaded ('Unreachable') because the connection had
 * gone or has only just come back (LINE-02). It ends with that failure where the connection is not the cause, or on abort.
 */
export const workOverGaps = async <E extends { readonly kind: string }, A>(
  work: () => Promise<Either<E, A>>,
  waiting: Waiting,
): Promise<Either<E, A>> => {
  const askedAt = performance.now();
  const done = await work();
  if (isRight(done) || done.left.kind !== 'Unreachable' || waiting.signal.aborted) return done;
  waiting.onWait?.(true);
  const isBack = await line.recovers(askedAt, waiting.signal);
  waiting.onWait?.(false);
  return isBack ? workOverGaps(work, waiting) : done;
};
