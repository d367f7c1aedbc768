import { ContainerModule } from 'inversify';
import { DownloadFile } from '../../application/documents/DownloadFile';
import { UploadTaskDocument } from '../../application/documents/UploadTaskDocument';
import { LoadCabinet } from '../../application/documents/LoadCabinet';
import { LoadTaskDocuments } from '../../application/documents/LoadTaskDocuments';
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

/** File cabinet and task documents, and the links under which any kept file can be had. */
export const documentsModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(FileGateway).toResolvedValue(
    (api: ApiClient, log: Log) => new HttpFileGateway(api, log),
    [ApiClient, Log],
  );
  bind(DownloadLinks).toResolvedValue((api: ApiClient) => new HttpDownloadLinks(api), [ApiClient]);
  bind(LoadCabinet).toResolvedValue((files: FileGateway) => new LoadCabinet(files), [FileGateway]);
  bind(LoadTaskDocuments).toResolvedValue(
    (files: FileGateway) => new LoadTaskDocuments(files),
    [FileGateway],
  );
  bind(UploadToCabinet).toResolvedValue((files: FileGateway) => new UploadToCabinet(files), [FileGateway]);
  bind(UploadTaskDocument).toResolvedValue(
    (files: FileGateway) => new UploadTaskDocument(files),
    [FileGateway],
  );
  bind(DownloadFile).toResolvedValue(
    (links: DownloadLinks, browser: Browser) => new DownloadFile(links, browser),
    [DownloadLinks, Browser],
  );
  bind(ViewFile).toResolvedValue(
    (links: DownloadLinks, browser: Browser) => new ViewFile(links, browser),
    [DownloadLinks, Browser],
  );
  bind(FileCabinetStore)
    .toResolvedValue(
      (
        load: LoadCabinet,
        upload: UploadToCabinet,
        download: DownloadFile,
        notifier: Notifier,
        reloader: Reloader,
        timer: Timer,
        clock: Clock,
        log: Log,
      ) => new FileCabinetStore({ load, upload, download, notifier, reloader, timer, clock, log }),
      [LoadCabinet, UploadToCabinet, DownloadFile, Notifier, Reloader, Timer, Clock, Log],
    )
    .inTransientScope();
  bind(TaskDocumentsStore)
    .toResolvedValue(
      (
        load: LoadTaskDocuments,
        uploadTaskDocument: UploadTaskDocument,
        viewFile: ViewFile,
        notifier: Notifier,
        timer: Timer,
      ) => new TaskDocumentsStore({ load, uploadTaskDocument, viewFile, notifier, timer }),
      [LoadTaskDocuments, UploadTaskDocument, ViewFile, Notifier, Timer],
    )
    .inTransientScope();
});
