import { ContainerModule } from 'inversify';
import { FileGateway } from '../../application/ports/FileGateway';
import { Log } from '../../application/ports/Log';
import { WorkGateway } from '../../application/ports/WorkGateway';
import { LoadTasks } from '../../application/work/LoadTasks';
import { ReadTaskDocuments } from '../../application/work/ReadTaskDocuments';
import { ReadTracking } from '../../application/work/ReadTracking';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpWorkGateway } from '../../infrastructure/http/HttpWorkGateway';
import { MissingDocumentsStore } from '../../ui/work/MissingDocumentsStore';
import { WorkStore } from '../../ui/work/WorkStore';

export const workModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(WorkGateway).toResolvedValue(
    (api: ApiClient, log: Log) => new HttpWorkGateway(api, log),
    [ApiClient, Log],
  );
  bind(LoadTasks).toResolvedValue((work: WorkGateway) => new LoadTasks(work), [WorkGateway]);
  bind(ReadTracking).toResolvedValue((work: WorkGateway) => new ReadTracking(work), [WorkGateway]);
  bind(ReadTaskDocuments).toResolvedValue(
    (files: FileGateway) => new ReadTaskDocuments(files),
    [FileGateway],
  );
  bind(MissingDocumentsStore)
    .toResolvedValue((read: ReadTaskDocuments) => new MissingDocumentsStore(read), [ReadTaskDocuments])
    .inTransientScope();
  bind(WorkStore)
    .toResolvedValue(
      (load: LoadTasks, tracking: ReadTracking, missing: MissingDocumentsStore) =>
        new WorkStore(load, tracking, missing),
      [LoadTasks, ReadTracking, MissingDocumentsStore],
    )
    .inTransientScope();
});
