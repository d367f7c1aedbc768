import { onAbort } from '../../application/ports/stoppedWaiting';

/** The result, or undefined as soon as the customer no longer waits for it; the work goes on all the same (decision 7). */
export const untilAborted = <T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => void onAbort(signal, () => resolve(undefined)))]);
