import { KeptForms } from '../../application/forms/KeptForms';
import { Deployment } from '../../application/configuration/Deployment';
import * as ports from '../../application/ports';
import { CheckSession } from '../../application/session/CheckSession';
import { ReturnAfterSignIn } from '../../application/session/ReturnAfterSignIn';
import { StartSupportChat } from '../../application/session/StartSupportChat';
import { supportChatOf } from '../../infrastructure/chat/supportChatOf';
import { VendorConfiguration } from '../../infrastructure/config/DeploymentConfiguration';
import { LocalAppearanceStorage } from '../../infrastructure/storage/LocalAppearanceStorage';
import { BrowserFormStorage } from '../../infrastructure/storage/BrowserFormStorage';
import { BrowserInstallation } from '../../infrastructure/system/BrowserInstallation';
import { AppearanceStore } from '../../ui/appearance/AppearanceStore';
import { SessionEndStore } from '../../ui/session/SessionEndStore';
import { SessionStore } from '../../ui/session/SessionStore';
import { PageClock } from '../../ui/state/PageClock';
import { marketingPage } from '../../ui/shell/marketingPage';
import { featureModule } from '../featureModule';
import { bindKept } from '../PageReload';

/** What goes along with one customer's session: the support chat, and what ends or interrupts it (AMB-55). */
export const signedInSessionModule = featureModule(({ bind, bindClass, bindPort }) => {
  const chat = bind(ports.SupportChat).toResolvedValue(
    ({ chosen }, { configuration }, browser, log) =>
      supportChatOf(chosen.chat, {
        browser,
        log,
        contactPage: marketingPage(configuration.marketing.origin, 'contact-us'),
      }),
    [VendorConfiguration, Deployment, ports.Browser, ports.Log],
  );
  // Otherwise the next one would start in the widget that this one still removes.
  bindKept(ports.SupportChat, chat);
  bindClass(StartSupportChat, { chat: ports.SupportChat, timer: ports.Timer, log: ports.Log });
  bindClass(PageClock, { clock: ports.Clock, timer: ports.Timer });
  bindClass(CheckSession, {
    sessions: ports.SessionGateway,
    storage: ports.SessionStorage,
    clock: ports.Clock,
  });
  bindPort(ports.Installation, BrowserInstallation, {});
  bindPort(ports.AppearanceStorage, LocalAppearanceStorage, {});
  bindClass(AppearanceStore, { storage: ports.AppearanceStorage });
  bindPort(ports.FormStorage, BrowserFormStorage, {});
  // Uploads that outlast a container are kept over a reload too.
  const forms = bindClass(KeptForms, {
    storage: ports.FormStorage,
    session: ports.SessionStorage,
    clock: ports.Clock,
  });
  bindKept(KeptForms, forms);
  bindClass(SessionEndStore, {
    unauthorizedCalls: ports.UnauthorizedCalls,
    checkSession: CheckSession,
    returnAfterSignIn: ReturnAfterSignIn,
    forms: KeptForms,
    session: SessionStore,
  });
});
