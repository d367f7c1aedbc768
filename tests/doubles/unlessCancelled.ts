import * as TE from 'fp-ts/TaskEither';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import { onAbort } from '../../src/application/ports/stoppedWaiting';

type Call<A> = TE.TaskEither<GatewayError, A>;

/** A call of a backend in memory; cancelled before it began, it does nothing. */
export const unlessCancelled =
  <A>(signal: AbortSignal | undefined, call: Call<A>): Call<A> =>
  () =>
    signal?.aborted === true ? TE.left(gatewayError('Cancelled'))() : call();

/** Waits until the gate opens or the call is cancelled; returns whether it was cancelled. */
export const cancelledAt = async (gate: Promise<void>, signal?: AbortSignal): Promise<boolean> => {
  if (signal === undefined) await gate;
  else await Promise.race([gate, new Promise<void>((resolve) => void onAbort(signal, resolve))]);
  return signal?.aborted === true;
};
