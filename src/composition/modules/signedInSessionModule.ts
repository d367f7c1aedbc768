import { Deployment } from '../../application/configuration/Deployment';
import { Browser } from '../../application/ports/Browser';
import { Clock } from '../../application/ports/Clock';
import { Log } from '../../application/ports/Log';
import { UnauthorizedCalls } from '../../application/ports/UnauthorizedCalls';
import { SessionGateway } from '../../application/ports/SessionGateway';
import { SessionStorage } from '../../application/ports/SessionStorage';
import { SupportChat } from '../../application/ports/SupportChat';
import { Timer } from '../../application/ports/Timer';
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
import type { ContainerModule } from 'inversify';

const chatOf = ({ configuration }: Deployment, browser: Browser, log: Log): SupportChat => {
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
export const signedInSessionModule: ContainerModule = featureModule(({ bind, bindClass }) => {
  bind(SupportChat).toResolvedValue(chatOf, [Deployment, Browser, Log]);
  bindClass(StartSupportChat, { chat: SupportChat, timer: Timer, log: Log });
  bindClass(CheckSession, { sessions: SessionGateway, storage: SessionStorage, clock: Clock });
  bindClass(SessionEndStore, {
    unauthorizedCalls: UnauthorizedCalls,
    checkSession: CheckSession,
    returnAfterSignIn: ReturnAfterSignIn,
    session: SessionStore,
  });
});
