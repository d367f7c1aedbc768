import { ContainerModule } from 'inversify';
import type { PortalConfiguration } from '../../application/configuration/PortalConfiguration';
import { Deployment } from '../../application/configuration/Deployment';
import { Browser } from '../../application/ports/Browser';
import { Clock } from '../../application/ports/Clock';
import { Log } from '../../application/ports/Log';
import { Reloader } from '../../application/ports/Reloader';
import { ReloadStorage } from '../../application/ports/ReloadStorage';
import { SessionDoubts } from '../../application/ports/SessionDoubts';
import { SessionStorage } from '../../application/ports/SessionStorage';
import { Timer } from '../../application/ports/Timer';
import { ReloadForMissingCode } from '../../application/release/ReloadForMissingCode';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { DoubtfulCalls } from '../../infrastructure/http/DoubtfulCalls';
import { BrowserReloadStorage } from '../../infrastructure/storage/BrowserReloadStorage';
import { BrowserSessionStorage } from '../../infrastructure/storage/BrowserSessionStorage';
import { ConsoleLog } from '../../infrastructure/system/ConsoleLog';
import { DocumentReloader } from '../../infrastructure/system/DocumentReloader';
import { SystemClock } from '../../infrastructure/system/SystemClock';
import { SystemTimer } from '../../infrastructure/system/SystemTimer';
import { WindowBrowser } from '../../infrastructure/system/WindowBrowser';

const apiClient = (
  deployment: Deployment,
  storage: SessionStorage,
  ...[log, calls]: readonly [Log, DoubtfulCalls]
): ApiClient =>
  new ApiClient({
    apiOrigin: deployment.configuration.api.origin,
    pageOrigin: window.location.origin,
    sendsIdempotencyKey: deployment.configuration.api.idempotency,
    accessToken: () => storage.accessToken(),
    log,
    fetchOnce: window.fetch.bind(window),
    chance: Math.random,
    onDoubtfulCall: () => calls.tell(),
  });

/** What every feature stands on: the browser, the clock, storage and the one client. */
export const platformModule = (configuration: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Deployment).toConstantValue(new Deployment(configuration));
    bind(Clock).toResolvedValue(() => new SystemClock());
    bind(Timer).toResolvedValue(() => new SystemTimer());
    bind(Log).toResolvedValue(() => new ConsoleLog());
    bind(Reloader).toResolvedValue(() => new DocumentReloader());
    bind(ReloadStorage).toResolvedValue(() => new BrowserReloadStorage());
    bind(ReloadForMissingCode).toResolvedValue(
      (storage: ReloadStorage, reloader: Reloader, clock: Clock) =>
        new ReloadForMissingCode(storage, reloader, clock),
      [ReloadStorage, Reloader, Clock],
    );
    bind(Browser).toResolvedValue(() => new WindowBrowser());
    bind(SessionStorage).toResolvedValue(() => new BrowserSessionStorage());
    bind(DoubtfulCalls).toResolvedValue(() => new DoubtfulCalls());
    bind(SessionDoubts).toService(DoubtfulCalls);
    bind(ApiClient).toResolvedValue(apiClient, [Deployment, SessionStorage, Log, DoubtfulCalls]);
  });
