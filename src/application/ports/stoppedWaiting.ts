import { type Either, left } from 'fp-ts/Either';

/** The customer stopped waiting; what was requested may still happen. */
export interface StoppedWaiting {
  readonly kind: 'Cancelled';
  readonly message: '';
}

/** The result of a call whose caller stopped waiting. */
export const STOPPED_WAITING: StoppedWaiting = { kind: 'Cancelled', message: '' };

/**
 * Calls the listener once when the signal aborts, at once if it already has, never without a signal. Returns an
 * unsubscribe function.
 */
export const onAbort = (signal: AbortSignal | undefined, listener: () => void): (() => void) => {
  if (signal?.aborted === true) listener();
  if (signal === undefined || signal.aborted) return () => undefined;
  signal.addEventListener('abort', listener);
  return () => signal.removeEventListener('abort', listener);
};

/**
 * The result, or `Cancelled` as soon as the signal aborts; a later result is dropped. Only for a caller that leaves while
 * others need the work; elsewhere the signal goes to the port, which aborts the request.
 */
export const orCancelled = <E, A>(
  result: Promise<Either<E, A>>,
  signal: AbortSignal | undefined,
): Promise<Either<E | StoppedWaiting, A>> =>
  new Promise((resolve, reject) => {
    const release = onAbort(signal, () => resolve(left(STOPPED_WAITING)));
    void result.then(resolve, reject).finally(release);
  });
