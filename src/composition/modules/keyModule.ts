import { ContainerModule } from 'inversify';
import { IdempotencyKeys } from '../../application/ports/IdempotencyKeys';
import { RandomIdempotencyKeys } from '../../infrastructure/system/RandomIdempotencyKeys';

/** The keys by which a submission or an order that is sent again is known to be the same. */
export const keyModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(IdempotencyKeys).toResolvedValue(() => new RandomIdempotencyKeys());
});
