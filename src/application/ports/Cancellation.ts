import { type Either, left } from 'fp-ts/Either';

/** A wish to stop that the customer or a closing screen can express while a call is under way. */
export interface Cancellation {
  readonly isCancelled: () => boolean;
  /** Calls the listener once when cancelled, at once if it already is; the result takes the listener back. */
  readonly onCancel: (listener: () => void) => () => void;
}

export interface CancellationSource {
  readonly cancellation: Cancellation;
  readonly cancel: () => void;
}

/** A fresh, not yet cancelled wish. Cancelling twice does nothing more. */
export const cancellationSource = (): CancellationSource => {
  const listeners = new Set<() => void>();
  let cancelled = false;
  const onCancel = (listener: () => void): (() => void) => {
    if (cancelled) {
      listener();
      return () => undefined;
    }
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const cancel = (): void => {
    cancelled = true;
    const waiting = [...listeners];
    listeners.clear();
    for (const listener of waiting) listener();
  };
  return { cancellation: { isCancelled: () => cancelled, onCancel }, cancel };
};

/** The customer waits no longer; what was asked for may still happen. */
export interface StoppedWaiting {
  readonly kind: 'Cancelled';
  readonly message: '';
}

/** What whoever waits no longer is told. */
export const STOPPED_WAITING: StoppedWaiting = { kind: 'Cancelled', message: '' };

/** The answer, or `Cancelled` as soon as the customer waits no longer; what comes later is dropped. */
export const orCancelled = <E, A>(
  answer: Promise<Either<E, A>>,
  wish: Cancellation,
): Promise<Either<E | StoppedWaiting, A>> =>
  new Promise((resolve, reject) => {
    const release = wish.onCancel(() => resolve(left(STOPPED_WAITING)));
    void answer.then(resolve, reject).finally(release);
  });
