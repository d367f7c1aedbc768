import type { ContainerModule } from 'inversify';
import { Deployment } from '../application/configuration/Deployment';
import * as ports from '../application/ports';
import { ReloadForMissingCode } from '../application/release/ReloadForMissingCode';
import { LocalLanguageStorage } from '../infrastructure/storage/LocalLanguageStorage';
import { BrowserReloadStorage } from '../infrastructure/storage/BrowserReloadStorage';
import { BrowserConnection } from '../infrastructure/system/BrowserConnection';
import { ConsoleLog } from '../infrastructure/system/ConsoleLog';
import { DocumentReloader } from '../infrastructure/system/DocumentReloader';
import { SystemClock } from '../infrastructure/system/SystemClock';
import { SystemTimer } from '../infrastructure/system/SystemTimer';
import { WindowBrowser } from '../infrastructure/system/WindowBrowser';
import {
  type DeploymentConfiguration,
  VendorConfiguration,
} from '../infrastructure/config/DeploymentConfiguration';
import { LanguageStore } from '../ui/language/LanguageStore';
import { TextLoader, textLoader } from '../ui/texts/loading';
import { NotifierStore } from '../ui/shell/NotifierStore';
import { featureModule } from './featureModule';

/** What every feature stands on: the browser, the clock, storage and messages. */
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
    bindClass(ReloadForMissingCode, {
      storage: ports.ReloadStorage,
      reloader: ports.Reloader,
      clock: ports.Clock,
    });
    bindClass(NotifierStore, { timer: ports.Timer });
    bind(ports.Notifier).toService(NotifierStore);
  });
