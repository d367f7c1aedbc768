import { KeptForms } from '../../application/forms/KeptForms';
import * as ports from '../../application/ports';
import { SeveralUploadsStore } from '../../ui/documents/SeveralUploadsStore';
import { UploadPlaces } from '../../ui/documents/UploadPlaces';
import { featureModule } from '../featureModule';
import { bindKept, PageReload } from '../PageReload';
/** Several files for the cabinet; the list lives as long as the customer's session. */
export const severalUploadsModule = featureModule(({ bindClass }) => {
  const several = bindClass(SeveralUploadsStore, {
    places: UploadPlaces,
    unsent: ports.UnsentFiles,
    notifier: ports.Notifier,
    reloader: PageReload,
    timer: ports.Timer,
    forms: KeptForms,
    session: ports.SessionStorage,
  });
  bindKept(SeveralUploadsStore, several);
});
