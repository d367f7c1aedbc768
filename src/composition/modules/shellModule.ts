import { ContainerModule } from 'inversify';
import { Notifier } from '../../application/ports/Notifier';
import { Timer } from '../../application/ports/Timer';
import { NotifierStore } from '../../ui/shell/NotifierStore';

/** The messages on the page: use-cases and stores know the port, the frame shows the store. */
export const shellModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(NotifierStore).toResolvedValue((timer: Timer) => new NotifierStore(timer), [Timer]);
  bind(Notifier).toService(NotifierStore);
});
