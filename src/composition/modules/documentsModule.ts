import { DownloadFile } from '../../application/documents/DownloadFile';
import { SessionLinks } from '../../application/documents/SessionLinks';
import * as ports from '../../application/ports';
import { Client } from '../client';
import { HttpDownloadLinks } from '../../infrastructure/http/HttpDownloadLinks';
import { ReadableFiles } from '../../infrastructure/backend/ReadableFiles';
import { HttpFileGateway } from '../../infrastructure/http/HttpFileGateway';
import { DownloadBrowser } from '../../infrastructure/system/DownloadBrowser';
import { Turns } from '../../infrastructure/http/Turns';
import { featureModule } from '../featureModule';
/** The customer's files as the backend has them, and the links of any kept file. */
export const documentsModule = featureModule(({ bindClass, bindPort }) => {
  bindClass(HttpFileGateway, { api: Client, log: ports.Log, turns: Turns });
  bindPort(ports.FileGateway, ReadableFiles, { files: HttpFileGateway });
  bindClass(HttpDownloadLinks, { api: Client });
  bindPort(ports.DownloadLinks, SessionLinks, { links: HttpDownloadLinks, session: ports.SessionStorage });
  bindClass(DownloadBrowser, { browser: ports.Browser });
  bindClass(DownloadFile, { links: ports.DownloadLinks, browser: DownloadBrowser });
});
