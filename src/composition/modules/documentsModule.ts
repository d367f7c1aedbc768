import { Deployment } from '../../application/configuration/Deployment';
import { DownloadFile } from '../../application/documents/DownloadFile';
import { UploadTaskDocument } from '../../application/documents/UploadTaskDocument';
import { UploadToCabinet } from '../../application/documents/UploadToCabinet';
import { ViewFile } from '../../application/documents/ViewFile';
import * as ports from '../../application/ports';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpDownloadLinks } from '../../infrastructure/http/HttpDownloadLinks';
import { HttpFileContents } from '../../infrastructure/http/HttpFileContents';
import { HttpFileGateway } from '../../infrastructure/http/HttpFileGateway';
import { FileCabinetStore } from '../../ui/documents/FileCabinetStore';
import { TaskDocumentsStore } from '../../ui/documents/TaskDocumentsStore';
import { featureModule } from '../featureModule';
/** File cabinet and task documents, and the links and contents of any kept file. */
export const documentsModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(ports.FileGateway, HttpFileGateway, { api: ApiClient, log: ports.Log });
  bindPort(ports.DownloadLinks, HttpDownloadLinks, { api: ApiClient });
  bindPort(ports.FileContents, HttpFileContents, {
    deployment: Deployment,
    browser: ports.Browser,
    log: ports.Log,
  });
  bindClass(UploadToCabinet, { files: ports.FileGateway });
  bindClass(UploadTaskDocument, { files: ports.FileGateway });
  bindClass(DownloadFile, { links: ports.DownloadLinks, browser: ports.Browser });
  bindClass(ViewFile, { links: ports.DownloadLinks, browser: ports.Browser });
  bindScreenStore(FileCabinetStore, {
    files: ports.FileGateway,
    upload: UploadToCabinet,
    download: DownloadFile,
    notifier: ports.Notifier,
    reloader: ports.Reloader,
    timer: ports.Timer,
    clock: ports.Clock,
    log: ports.Log,
  });
  bindScreenStore(TaskDocumentsStore, {
    files: ports.FileGateway,
    uploadTaskDocument: UploadTaskDocument,
    viewFile: ViewFile,
    notifier: ports.Notifier,
    timer: ports.Timer,
  });
});
