import type { ResolutionContext } from 'inversify';
import { Deployment } from '../../application/configuration/Deployment';
import { DownloadFile } from '../../application/documents/DownloadFile';
import { FileCheckOnDemand } from '../../application/documents/FileCheckOnDemand';
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
import { FeatureLoader } from '../../ui/state/FeatureLoader';
import { featureModule } from '../featureModule';
/** The code of the check is loaded with the first file that is chosen. */
const fileCheckOnDemand = (context: ResolutionContext): ports.FileCheck =>
  new FileCheckOnDemand({
    load: async () => {
      await context.get(FeatureLoader).load('fileCheck');
      const { CheckFile } = await import('../../application/documents/CheckFile');
      return context.get(CheckFile);
    },
    timer: context.get(ports.Timer),
  });

/** File cabinet and task documents, and the links and contents of any kept file. */
export const documentsModule = featureModule(({ bind, bindClass, bindPort, bindScreenStore }) => {
  bindPort(ports.FileGateway, HttpFileGateway, { api: ApiClient, log: ports.Log });
  bindPort(ports.DownloadLinks, HttpDownloadLinks, { api: ApiClient });
  bindPort(ports.FileContents, HttpFileContents, {
    deployment: Deployment,
    browser: ports.Browser,
    log: ports.Log,
  });
  bind(ports.FileCheck).toDynamicValue(fileCheckOnDemand);
  bindClass(UploadToCabinet, { files: ports.FileGateway });
  bindClass(UploadTaskDocument, { files: ports.FileGateway });
  bindClass(DownloadFile, { links: ports.DownloadLinks, browser: ports.Browser });
  bindClass(ViewFile, { links: ports.DownloadLinks, browser: ports.Browser });
  bindScreenStore(FileCabinetStore, {
    files: ports.FileGateway,
    upload: UploadToCabinet,
    check: ports.FileCheck,
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
    check: ports.FileCheck,
    viewFile: ViewFile,
    notifier: ports.Notifier,
    timer: ports.Timer,
  });
});
