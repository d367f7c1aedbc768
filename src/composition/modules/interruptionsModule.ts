import { KeptForms } from '../../application/forms/KeptForms';
import * as ports from '../../application/ports';
import { OfferReload } from '../../application/release/OfferReload';
import { ReloadForMissingCode } from '../../application/release/ReloadForMissingCode';
import { NewReleaseStore } from '../../ui/shell/NewReleaseStore';
import { featureModule } from '../featureModule';

/** A release while the portal is open; loaded after the first paint. */
export const interruptionsModule = featureModule(({ bindClass }) => {
  bindClass(OfferReload, {
    missing: ReloadForMissingCode,
    forms: KeptForms,
    storage: ports.ReloadStorage,
    reloader: ports.Reloader,
    clock: ports.Clock,
  });
  bindClass(NewReleaseStore, { offer: OfferReload });
});
