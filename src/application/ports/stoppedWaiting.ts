import { type Either, left } from 'fp-ts/Either';

/** The customer waits no longer; what was asked for may still happen. */
export interface StoppedWaiting {
  readonly kind: 'Cancelled';
  readonly message: '';
}

/** What whoever waits no longer is told. */
export const STOPPED_WAITING: StoppedWaiting = { kind: 'Cancelled', message: '' };

/**
 * Calls the listener once when the signal aborts, at once if it already has, never without a signal. Returns an
 * unsubscribe function.
 */
export const onAbort = (signal: AbortSignal | undefined, listener: () => void): (() => void) => {
  if (signal?.aborted === true) listener();
  if (signal === undefined || signal.aborted) return () => undefined;
  signal.addEventListener('abort', listener, { once: true });
  return () => signal.removeEventListener('abort', listener);
};

/** The result, or `Cancelled` as soon as the customer waits no longer; what comes later is dropped. */
export const orCancelled = <E, A>(
  result: Promise<Either<E, A>>,
  signal: AbortSignal,
): Promise<Either<E | StoppedWaiting, A>> =>
  new Promise((resolve, reject) => {
    const release = onAbort(signal, () => resolve(left(STOPPED_WAITING)));
    void result.then(resolve, reject).finally(release);
  });
