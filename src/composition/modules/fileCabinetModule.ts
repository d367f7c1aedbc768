import { DownloadFile } from '../../application/documents/DownloadFile';
import { UploadToCabinet } from '../../application/documents/UploadToCabinet';
import { KeptForms } from '../../application/forms/KeptForms';
import * as ports from '../../application/ports';
import { FileCabinetStore } from '../../ui/documents/FileCabinetStore';
import { featureModule } from '../featureModule';
import { bindKept, PageReload } from '../PageReload';
/** The page of the file cabinet, with the upload of one file. */
export const fileCabinetModule = featureModule(({ bindClass, bindScreenStore }) => {
  const upload = bindClass(UploadToCabinet, { files: ports.FileGateway, keys: ports.IdempotencyKeys });
  bindKept(UploadToCabinet, upload);
  bindScreenStore(FileCabinetStore, {
    files: ports.FileGateway,
    upload: UploadToCabinet,
    check: ports.FileCheck,
    download: DownloadFile,
    notifier: ports.Notifier,
    reloader: PageReload,
    timer: ports.Timer,
    clock: ports.Clock,
    log: ports.Log,
    forms: KeptForms,
  });
});
