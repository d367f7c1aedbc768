import type { ContainerModule } from 'inversify';
import { DownloadFile } from '../../application/documents/DownloadFile';
import { UploadTaskDocument } from '../../application/documents/UploadTaskDocument';
import { UploadToCabinet } from '../../application/documents/UploadToCabinet';
import { ViewFile } from '../../application/documents/ViewFile';
import { Browser } from '../../application/ports/Browser';
import { Clock } from '../../application/ports/Clock';
import { DownloadLinks } from '../../application/ports/DownloadLinks';
import { FileGateway } from '../../application/ports/FileGateway';
import { Log } from '../../application/ports/Log';
import { Notifier } from '../../application/ports/Notifier';
import { Reloader } from '../../application/ports/Reloader';
import { Timer } from '../../application/ports/Timer';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpDownloadLinks } from '../../infrastructure/http/HttpDownloadLinks';
import { HttpFileGateway } from '../../infrastructure/http/HttpFileGateway';
import { FileCabinetStore } from '../../ui/documents/FileCabinetStore';
import { TaskDocumentsStore } from '../../ui/documents/TaskDocumentsStore';
import { featureModule } from '../featureModule';

/** File cabinet and task documents, and the links under which any kept file can be had. */
export const documentsModule: ContainerModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(FileGateway, HttpFileGateway, { api: ApiClient, log: Log });
  bindPort(DownloadLinks, HttpDownloadLinks, { api: ApiClient });
  bindClass(UploadToCabinet, { files: FileGateway });
  bindClass(UploadTaskDocument, { files: FileGateway });
  bindClass(DownloadFile, { links: DownloadLinks, browser: Browser });
  bindClass(ViewFile, { links: DownloadLinks, browser: Browser });
  bindScreenStore(FileCabinetStore, {
    files: FileGateway,
    upload: UploadToCabinet,
    download: DownloadFile,
    notifier: Notifier,
    reloader: Reloader,
    timer: Timer,
    clock: Clock,
    log: Log,
  });
  bindScreenStore(TaskDocumentsStore, {
    files: FileGateway,
    uploadTaskDocument: UploadTaskDocument,
    viewFile: ViewFile,
    notifier: Notifier,
    timer: Timer,
  });
});
