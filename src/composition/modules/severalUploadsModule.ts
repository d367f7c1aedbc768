import { UploadSeveral } from '../../application/documents/UploadSeveral';
import { UploadToCabinet } from '../../application/documents/UploadToCabinet';
import * as ports from '../../application/ports';
import { TabUnsentFiles } from '../../infrastructure/storage/TabUnsentFiles';
import { SeveralUploadsStore } from '../../ui/documents/SeveralUploadsStore';
import { featureModule } from '../featureModule';
/** Several files for the cabinet; the list lives as long as the customer's session. */
export const severalUploadsModule = featureModule(({ bindClass, bindPort }) => {
  bindPort(ports.UnsentFiles, TabUnsentFiles, { session: ports.SessionStorage });
  bindClass(UploadSeveral, { upload: UploadToCabinet });
  bindClass(SeveralUploadsStore, {
    upload: UploadSeveral,
    check: ports.FileCheck,
    unsent: ports.UnsentFiles,
    notifier: ports.Notifier,
    reloader: ports.Reloader,
    timer: ports.Timer,
  });
});
