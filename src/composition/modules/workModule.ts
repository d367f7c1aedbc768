import * as ports from '../../application/ports';
import { ReadTaskDocuments } from '../../application/work/ReadTaskDocuments';
import { ReadTracking } from '../../application/work/ReadTracking';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpWorkGateway } from '../../infrastructure/http/HttpWorkGateway';
import { MissingDocumentsStore } from '../../ui/work/MissingDocumentsStore';
import { WorkStore } from '../../ui/work/WorkStore';
import { featureModule } from '../featureModule';
/** The tasks on the dashboard. */
export const workModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(ports.WorkGateway, HttpWorkGateway, { api: ApiClient, log: ports.Log });
  bindClass(ReadTracking, { work: ports.WorkGateway });
  bindClass(ReadTaskDocuments, { files: ports.FileGateway });
  bindScreenStore(MissingDocumentsStore, { readDocuments: ReadTaskDocuments });
  bindScreenStore(WorkStore, {
    work: ports.WorkGateway,
    readTracking: ReadTracking,
    missing: MissingDocumentsStore,
    timer: ports.Timer,
  });
});
