import { ContainerModule } from 'inversify';
import { KeyMaker } from '../../application/ports/KeyMaker';
import { RandomKeyMaker } from '../../infrastructure/system/RandomKeyMaker';

/** The keys by which a submission or an order that is sent again is known to be the same. */
export const keyModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(KeyMaker).toResolvedValue(() => new RandomKeyMaker());
});
