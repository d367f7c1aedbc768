import type { TaskEither } from 'fp-ts/TaskEither';
import type { GatewayError } from '../../../src/application/ports/gatewayError';

/** A read that never gets a response; it records the signals that it was given. */
export const heldReads = <A>() => {
  const signals: (AbortSignal | undefined)[] = [];
  const read = (signal?: AbortSignal): TaskEither<GatewayError, A> => {
    signals.push(signal);
    return () => new Promise(() => undefined);
  };
  return { read, areAborted: (): readonly (boolean | undefined)[] => signals.map((each) => each?.aborted) };
};
