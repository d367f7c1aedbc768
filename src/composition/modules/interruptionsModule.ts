import { KeptForms } from '../../application/forms/KeptForms';
import * as ports from '../../application/ports';
import { OfferReload } from '../../application/release/OfferReload';
import { ReloadForMissingCode } from '../../application/release/ReloadForMissingCode';
import { BrowserConnection } from '../../infrastructure/system/BrowserConnection';
import { NewReleaseStore } from '../../ui/shell/NewReleaseStore';
import { featureModule } from '../featureModule';

/** A release while the portal is open, and a connection that is gone; loaded after the first paint. */
export const interruptionsModule = featureModule(({ bindClass, bindPort }) => {
  bindPort(ports.Connection, BrowserConnection, { reloader: ports.Reloader, timer: ports.Timer });
  bindClass(OfferReload, {
    missing: ReloadForMissingCode,
    forms: KeptForms,
    storage: ports.ReloadStorage,
    reloader: ports.Reloader,
    clock: ports.Clock,
  });
  bindClass(NewReleaseStore, { offer: OfferReload });
});
