import { KeptForms } from '../../application/forms/KeptForms';
import * as ports from '../../application/ports';
import { SaveProfile } from '../../application/profile/SaveProfile';
import { ProfileStore } from '../../ui/profile/ProfileStore';
import { featureModule } from '../featureModule';
import { PageReload } from '../PageReload';

/** The page of the profile, which the dashboard does not show. */
export const profilePageModule = featureModule(({ bindClass, bindScreenStore }) => {
  bindClass(SaveProfile, { profiles: ports.ProfileGateway, storage: ports.SessionStorage });
  bindScreenStore(ProfileStore, {
    profiles: ports.ProfileGateway,
    saveProfile: SaveProfile,
    reloader: PageReload,
    notifier: ports.Notifier,
    forms: KeptForms,
    jpegs: ports.JpegMaker,
  });
});
