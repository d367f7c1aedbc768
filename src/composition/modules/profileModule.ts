import * as ports from '../../application/ports';
import { SaveProfile } from '../../application/profile/SaveProfile';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpProfileGateway } from '../../infrastructure/http/HttpProfileGateway';
import { ProfileStore } from '../../ui/profile/ProfileStore';
import { featureModule } from '../featureModule';
export const profileModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(ports.ProfileGateway, HttpProfileGateway, { api: ApiClient });
  bindClass(SaveProfile, { profiles: ports.ProfileGateway, storage: ports.SessionStorage });
  bindScreenStore(ProfileStore, {
    profiles: ports.ProfileGateway,
    saveProfile: SaveProfile,
    reloader: ports.Reloader,
  });
});
