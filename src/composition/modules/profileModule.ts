import { ContainerModule } from 'inversify';
import { ProfileGateway } from '../../application/ports/ProfileGateway';
import { Reloader } from '../../application/ports/Reloader';
import { SessionStorage } from '../../application/ports/SessionStorage';
import { Timer } from '../../application/ports/Timer';
import { LoadProfile } from '../../application/profile/LoadProfile';
import { SaveProfile } from '../../application/profile/SaveProfile';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpProfileGateway } from '../../infrastructure/http/HttpProfileGateway';
import { ProfileStore } from '../../ui/profile/ProfileStore';

export const profileModule = new ContainerModule(({ bind }) => {
  bind(ProfileGateway).toResolvedValue((api: ApiClient) => new HttpProfileGateway(api), [ApiClient]);
  bind(LoadProfile).toResolvedValue(
    (profiles: ProfileGateway) => new LoadProfile(profiles),
    [ProfileGateway],
  );
  bind(SaveProfile).toResolvedValue(
    (profiles: ProfileGateway, storage: SessionStorage) => new SaveProfile(profiles, storage),
    [ProfileGateway, SessionStorage],
  );
  bind(ProfileStore)
    .toResolvedValue(
      (load: LoadProfile, save: SaveProfile, reloader: Reloader, timer: Timer) =>
        new ProfileStore(load, save, { reloader, timer }),
      [LoadProfile, SaveProfile, Reloader, Timer],
    )
    .inTransientScope();
});
