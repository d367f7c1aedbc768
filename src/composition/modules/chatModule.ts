import { ContainerModule } from 'inversify';
import { Deployment } from '../../application/configuration/Deployment';
import { Browser } from '../../application/ports/Browser';
import { Log } from '../../application/ports/Log';
import { SupportChat } from '../../application/ports/SupportChat';
import { Timer } from '../../application/ports/Timer';
import { StartSupportChat } from '../../application/session/StartSupportChat';
import { ContactPageSupportChat } from '../../infrastructure/chat/ContactPageSupportChat';
import { FreshchatSupportChat } from '../../infrastructure/chat/FreshchatSupportChat';
import { loadFreshchat } from '../../infrastructure/chat/freshchatWidget';
import { marketingPage } from '../../ui/shell/marketingPage';

const chatOf = ({ configuration }: Deployment, browser: Browser, log: Log): SupportChat => {
  const { chat, marketing } = configuration;
  if (chat.provider === 'none')
    return new ContactPageSupportChat(browser, marketingPage(marketing.origin, 'contact-us'));
  return new FreshchatSupportChat({ token: chat.token, host: chat.host, load: loadFreshchat, log });
};

export const chatModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(SupportChat).toResolvedValue(chatOf, [Deployment, Browser, Log]);
  bind(StartSupportChat).toResolvedValue(
    (chat: SupportChat, timer: Timer, log: Log) => new StartSupportChat(chat, timer, log),
    [SupportChat, Timer, Log],
  );
});
