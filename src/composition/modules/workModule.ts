import * as ports from '../../application/ports';
import { Client } from '../client';
import { HttpWorkGateway } from '../../infrastructure/http/HttpWorkGateway';
import { Turns } from '../../infrastructure/http/Turns';
import { WorkStore } from '../../ui/work/WorkStore';
import { featureModule } from '../featureModule';
/** The tasks on the dashboard. */
export const workModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindClass(Turns, {});
  bindPort(ports.WorkGateway, HttpWorkGateway, { api: Client, log: ports.Log, turns: Turns });
  bindScreenStore(WorkStore, {
    work: ports.WorkGateway,
    files: ports.FileGateway,
    timer: ports.Timer,
  });
});
