import type { ContainerModule } from 'inversify';
import { ProfileGateway } from '../../application/ports/ProfileGateway';
import { Reloader } from '../../application/ports/Reloader';
import { SessionStorage } from '../../application/ports/SessionStorage';
import { SaveProfile } from '../../application/profile/SaveProfile';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpProfileGateway } from '../../infrastructure/http/HttpProfileGateway';
import { ProfileStore } from '../../ui/profile/ProfileStore';
import { featureModule } from '../featureModule';

export const profileModule: ContainerModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(ProfileGateway, HttpProfileGateway, { api: ApiClient });
  bindClass(SaveProfile, { profiles: ProfileGateway, storage: SessionStorage });
  bindScreenStore(ProfileStore, { profiles: ProfileGateway, saveProfile: SaveProfile, reloader: Reloader });
});
