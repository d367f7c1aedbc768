import { left, right } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import { addVendorScript } from '../system/vendorScript';

/** What a provider's script defines, loaded at its first use; `Unreachable` when it cannot be loaded or defines nothing. */
export const providerScript =
  <A>(address: string, defined: () => A | undefined): TaskEither<GatewayError, A> =>
  async () => {
    if (defined() === undefined) await addVendorScript(address).catch(() => undefined);
    const found = defined();
    return found === undefined ? left(gatewayError('Unreachable')) : right(found);
  };
