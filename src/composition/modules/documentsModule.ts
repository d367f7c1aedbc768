import { Deployment } from '../../application/configuration/Deployment';
import { DownloadFile } from '../../application/documents/DownloadFile';
import * as ports from '../../application/ports';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpDownloadLinks } from '../../infrastructure/http/HttpDownloadLinks';
import { HttpFileContents } from '../../infrastructure/http/HttpFileContents';
import { HttpFileGateway } from '../../infrastructure/http/HttpFileGateway';
import { Turns } from '../../infrastructure/http/Turns';
import { featureModule } from '../featureModule';
/** The customer's files as the backend has them, and the links and contents of any kept file. */
export const documentsModule = featureModule(({ bindClass, bindPort }) => {
  bindPort(ports.FileGateway, HttpFileGateway, { api: ApiClient, log: ports.Log, turns: Turns });
  bindPort(ports.DownloadLinks, HttpDownloadLinks, { api: ApiClient });
  bindPort(ports.FileContents, HttpFileContents, {
    deployment: Deployment,
    browser: ports.Browser,
    log: ports.Log,
  });
  bindClass(DownloadFile, { links: ports.DownloadLinks, browser: ports.Browser });
});
