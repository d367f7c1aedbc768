import type { ContainerModule } from 'inversify';
import { Notifier } from '../application/ports/Notifier';
import type { PortalConfiguration } from '../application/configuration/PortalConfiguration';
import { Deployment } from '../application/configuration/Deployment';
import { Browser } from '../application/ports/Browser';
import { Clock } from '../application/ports/Clock';
import { Log } from '../application/ports/Log';
import { Reloader } from '../application/ports/Reloader';
import { ReloadStorage } from '../application/ports/ReloadStorage';
import { UnauthorizedCalls } from '../application/ports/UnauthorizedCalls';
import { SessionStorage } from '../application/ports/SessionStorage';
import { Timer } from '../application/ports/Timer';
import { ReloadForMissingCode } from '../application/release/ReloadForMissingCode';
import { ApiClient } from '../infrastructure/http/ApiClient';
import { HttpUnauthorizedCalls } from '../infrastructure/http/HttpUnauthorizedCalls';
import { BrowserReloadStorage } from '../infrastructure/storage/BrowserReloadStorage';
import { BrowserSessionStorage } from '../infrastructure/storage/BrowserSessionStorage';
import { ConsoleLog } from '../infrastructure/system/ConsoleLog';
import { DocumentReloader } from '../infrastructure/system/DocumentReloader';
import { SystemClock } from '../infrastructure/system/SystemClock';
import { SystemTimer } from '../infrastructure/system/SystemTimer';
import { WindowBrowser } from '../infrastructure/system/WindowBrowser';
import { NotifierStore } from '../ui/shell/NotifierStore';
import { featureModule } from './featureModule';

const apiClient = (
  deployment: Deployment,
  storage: SessionStorage,
  ...[log, calls]: readonly [Log, HttpUnauthorizedCalls]
): ApiClient =>
  new ApiClient({
    apiOrigin: deployment.configuration.api.origin,
    pageOrigin: window.location.origin,
    sendsIdempotencyKey: deployment.configuration.api.idempotency,
    accessToken: () => storage.accessToken(),
    log,
    fetchOnce: window.fetch.bind(window),
    random: Math.random,
    onUnauthorized: () => calls.notify(),
  });

/** What every feature stands on: the browser, the clock, storage, messages and the one client. */
export const platform = (configuration: PortalConfiguration): ContainerModule =>
  featureModule(({ bind, bindClass, bindPort }) => {
    bind(Deployment).toConstantValue(new Deployment(configuration));
    bindPort(Clock, SystemClock, {});
    bindPort(Timer, SystemTimer, {});
    bindPort(Log, ConsoleLog, {});
    bindPort(Reloader, DocumentReloader, {});
    bindPort(ReloadStorage, BrowserReloadStorage, {});
    bindPort(Browser, WindowBrowser, {});
    bindPort(SessionStorage, BrowserSessionStorage, {});
    bindClass(ReloadForMissingCode, { storage: ReloadStorage, reloader: Reloader, clock: Clock });
    bindClass(NotifierStore, { timer: Timer });
    bind(Notifier).toService(NotifierStore);
    bindClass(HttpUnauthorizedCalls, {});
    bind(UnauthorizedCalls).toService(HttpUnauthorizedCalls);
    bind(ApiClient).toResolvedValue(apiClient, [Deployment, SessionStorage, Log, HttpUnauthorizedCalls]);
  });
