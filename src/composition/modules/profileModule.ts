import * as ports from '../../application/ports';
import { Client } from '../client';
import { HttpProfileGateway } from '../../infrastructure/http/HttpProfileGateway';
import { featureModule } from '../featureModule';

/** The profile as other screens read it. */
export const profileModule = featureModule(({ bindPort }) => {
  bindPort(ports.ProfileGateway, HttpProfileGateway, { api: Client });
});
