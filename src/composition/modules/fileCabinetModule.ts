import { DownloadFile } from '../../application/documents/DownloadFile';
import { ReadSentFiles } from '../../application/documents/ReadSentFiles';
import { KeptForms } from '../../application/forms/KeptForms';
import * as ports from '../../application/ports';
import { FileCabinetStore } from '../../ui/documents/FileCabinetStore';
import { UploadPlaces } from '../../ui/documents/UploadPlaces';
import { PageClock } from '../../ui/state/PageClock';
import { featureModule } from '../featureModule';
import { PageReload } from '../PageReload';
/** The page of the file cabinet, with the upload of one file. */
export const fileCabinetModule = featureModule(({ bindClass, bindScreenStore }) => {
  bindClass(ReadSentFiles, { work: ports.WorkGateway });
  bindScreenStore(FileCabinetStore, {
    files: ports.FileGateway,
    places: UploadPlaces,
    sentFiles: ReadSentFiles,
    shared: ports.SharedFiles,
    download: DownloadFile,
    notifier: ports.Notifier,
    reloader: PageReload,
    timer: ports.Timer,
    clock: PageClock,
    log: ports.Log,
    forms: KeptForms,
    session: ports.SessionStorage,
  });
});
