import * as ports from '../../application/ports';
import { BrowserCheckoutStorage } from '../../infrastructure/storage/BrowserCheckoutStorage';
import { RandomIdempotencyKeys } from '../../infrastructure/system/RandomIdempotencyKeys';
import { featureModule } from '../featureModule';

/** What other screens share with the order: what this browser keeps of the last one, and the keys of a submission. */
export const checkoutModule = featureModule(({ bindPort }) => {
  bindPort(ports.CheckoutStorage, BrowserCheckoutStorage, {});
  bindPort(ports.IdempotencyKeys, RandomIdempotencyKeys, {});
});
