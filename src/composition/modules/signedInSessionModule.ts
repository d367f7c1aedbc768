import { Deployment } from '../../application/configuration/Deployment';
import * as ports from '../../application/ports';
import { CheckSession } from '../../application/session/CheckSession';
import { ReturnAfterSignIn } from '../../application/session/ReturnAfterSignIn';
import { StartSupportChat } from '../../application/session/StartSupportChat';
import { ContactPageSupportChat } from '../../infrastructure/chat/ContactPageSupportChat';
import { FreshchatSupportChat } from '../../infrastructure/chat/FreshchatSupportChat';
import { loadFreshchat } from '../../infrastructure/chat/freshchatWidget';
import { SessionEndStore } from '../../ui/session/SessionEndStore';
import { SessionStore } from '../../ui/session/SessionStore';
import { marketingPage } from '../../ui/shell/marketingPage';
import { featureModule } from '../featureModule';
const chatOf = ({ configuration }: Deployment, browser: ports.Browser, log: ports.Log): ports.SupportChat => {
  const { chat, marketing } = configuration;
  switch (chat.provider) {
    case 'none':
      return new ContactPageSupportChat({
        browser,
        contactPage: marketingPage(marketing.origin, 'contact-us'),
      });
    case 'freshchat':
      return new FreshchatSupportChat({ token: chat.token, host: chat.host, load: loadFreshchat, log });
  }
};

/** What goes along with one customer's session: the support chat, and noticing that it has ended (AMB-55). */
export const signedInSessionModule = featureModule(({ bind, bindClass }) => {
  bind(ports.SupportChat).toResolvedValue(chatOf, [Deployment, ports.Browser, ports.Log]);
  bindClass(StartSupportChat, { chat: ports.SupportChat, timer: ports.Timer, log: ports.Log });
  bindClass(CheckSession, {
    sessions: ports.SessionGateway,
    storage: ports.SessionStorage,
    clock: ports.Clock,
  });
  bindClass(SessionEndStore, {
    unauthorizedCalls: ports.UnauthorizedCalls,
    checkSession: CheckSession,
    returnAfterSignIn: ReturnAfterSignIn,
    session: SessionStore,
  });
});
