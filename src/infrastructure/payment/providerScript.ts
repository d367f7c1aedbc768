import { type Either, left, right } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import { orCancelled } from '../../application/ports/stoppedWaiting';
import { addVendorScript } from '../system/vendorScript';

/**
 * What a provider's script defines, loaded at its first use; `Unreachable` when it cannot be loaded or defines nothing,
 * `Cancelled` as soon as the signal aborts.
 */
export const providerScript = <A>(
  address: string,
  defined: () => A | undefined,
  signal: AbortSignal | undefined,
): TaskEither<GatewayError, A> => {
  const load = async (): Promise<Either<GatewayError, A>> => {
    if (defined() === undefined) await addVendorScript(address).catch(() => undefined);
    const found = defined();
    return found === undefined ? left(gatewayError('Unreachable')) : right(found);
  };
  return () => orCancelled(load(), signal);
};
