import * as ports from '../../application/ports';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpWorkGateway } from '../../infrastructure/http/HttpWorkGateway';
import { WorkStore } from '../../ui/work/WorkStore';
import { featureModule } from '../featureModule';
/** The tasks on the dashboard. */
export const workModule = featureModule(({ bindPort, bindScreenStore }) => {
  bindPort(ports.WorkGateway, HttpWorkGateway, { api: ApiClient, log: ports.Log });
  bindScreenStore(WorkStore, {
    work: ports.WorkGateway,
    files: ports.FileGateway,
    timer: ports.Timer,
  });
});
