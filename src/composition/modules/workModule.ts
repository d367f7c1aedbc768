import { ContainerModule } from 'inversify';
import { Log } from '../../application/ports/Log';
import { WorkGateway } from '../../application/ports/WorkGateway';
import { LoadTasks } from '../../application/work/LoadTasks';
import { ReadTracking } from '../../application/work/ReadTracking';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpWorkGateway } from '../../infrastructure/http/HttpWorkGateway';
import { WorkStore } from '../../ui/work/WorkStore';

export const workModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(WorkGateway).toResolvedValue(
    (api: ApiClient, log: Log) => new HttpWorkGateway(api, log),
    [ApiClient, Log],
  );
  bind(LoadTasks).toResolvedValue((work: WorkGateway) => new LoadTasks(work), [WorkGateway]);
  bind(ReadTracking).toResolvedValue((work: WorkGateway) => new ReadTracking(work), [WorkGateway]);
  bind(WorkStore)
    .toResolvedValue(
      (load: LoadTasks, read: ReadTracking) => new WorkStore(load, read),
      [LoadTasks, ReadTracking],
    )
    .inTransientScope();
});
