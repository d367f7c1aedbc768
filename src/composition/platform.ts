import type { ContainerModule } from 'inversify';
import { Deployment } from '../application/configuration/Deployment';
import * as ports from '../application/ports';
import { ReloadForMissingCode } from '../application/release/ReloadForMissingCode';
import { ApiClient } from '../infrastructure/http/ApiClient';
import { lateReads } from '../infrastructure/http/lateCalls';
import { HttpUnauthorizedCalls } from '../infrastructure/http/HttpUnauthorizedCalls';
import { LocalLanguageStorage } from '../infrastructure/storage/LocalLanguageStorage';
import { BrowserReloadStorage } from '../infrastructure/storage/BrowserReloadStorage';
import { BrowserSessionStorage } from '../infrastructure/storage/BrowserSessionStorage';
import { receivedUsers } from '../infrastructure/wire/userWire';
import { BrowserConnection } from '../infrastructure/system/BrowserConnection';
import { ConsoleLog } from '../infrastructure/system/ConsoleLog';
import { DocumentReloader } from '../infrastructure/system/DocumentReloader';
import { serverTime } from '../infrastructure/system/serverTime';
import { SystemClock } from '../infrastructure/system/SystemClock';
import { SystemTimer } from '../infrastructure/system/SystemTimer';
import { WindowBrowser } from '../infrastructure/system/WindowBrowser';
import {
  type DeploymentConfiguration,
  VendorConfiguration,
} from '../infrastructure/config/DeploymentConfiguration';
import { LanguageStore } from '../ui/language/LanguageStore';
import { activeLocale } from '../ui/texts/lightTexts';
import { TextLoader, textLoader } from '../ui/texts/loading';
import { NotifierStore } from '../ui/shell/NotifierStore';
import { newRequestId } from '../infrastructure/system/requestId';
import { featureModule } from './featureModule';

const apiClient = (
  deployment: Deployment,
  storage: ports.SessionStorage,
  log: ports.Log,
  calls: HttpUnauthorizedCalls,
): ApiClient =>
  new ApiClient({
    apiOrigin: deployment.configuration.api.origin,
    pageOrigin: window.location.origin,
    requestId: newRequestId,
    sendsIdempotencyKey: deployment.configuration.api.idempotency,
    accessToken: () => storage.mark(),
    language: activeLocale,
    log,
    fetchOnce: window.fetch.bind(window),
    read: lateReads(window.fetch.bind(window)),
    onUnauthorized: () => calls.notify(),
    onDate: (header) => serverTime.hear(header),
  });

/** What every feature stands on: the browser, the clock, storage, messages and the one client. */
export const platform = (configuration: DeploymentConfiguration): ContainerModule =>
  featureModule(({ bind, bindClass, bindPort }) => {
    bind(Deployment).toConstantValue(new Deployment(configuration));
    bind(VendorConfiguration).toConstantValue(new VendorConfiguration(configuration));
    bindPort(ports.Clock, SystemClock, {});
    bindPort(ports.Timer, SystemTimer, {});
    bindPort(ports.Log, ConsoleLog, {});
    bindPort(ports.Reloader, DocumentReloader, {});
    bindPort(ports.Connection, BrowserConnection, { reloader: ports.Reloader, timer: ports.Timer });
    bindPort(ports.ReloadStorage, BrowserReloadStorage, {});
    bindPort(ports.LanguageStorage, LocalLanguageStorage, {});
    bind(TextLoader).toConstantValue(textLoader);
    bindClass(LanguageStore, { storage: ports.LanguageStorage, texts: TextLoader });
    bindPort(ports.Browser, WindowBrowser, { timer: ports.Timer });
    bind(ports.SessionStorage).toConstantValue(new BrowserSessionStorage({ users: receivedUsers }));
    bindClass(ReloadForMissingCode, {
      storage: ports.ReloadStorage,
      reloader: ports.Reloader,
      clock: ports.Clock,
    });
    bindClass(NotifierStore, { timer: ports.Timer });
    bind(ports.Notifier).toService(NotifierStore);
    bindClass(HttpUnauthorizedCalls, {});
    bind(ports.UnauthorizedCalls).toService(HttpUnauthorizedCalls);
    bind(ApiClient).toResolvedValue(apiClient, [
      Deployment,
      ports.SessionStorage,
      ports.Log,
      HttpUnauthorizedCalls,
    ]);
  });
