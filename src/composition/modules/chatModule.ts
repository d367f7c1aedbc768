import { ContainerModule } from 'inversify';
import { Deployment } from '../../application/configuration/Deployment';
import { Browser } from '../../application/ports/Browser';
import { SupportChat } from '../../application/ports/SupportChat';
import { ContactPageSupportChat } from '../../infrastructure/chat/ContactPageSupportChat';

export const chatModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(SupportChat).toResolvedValue(
    ({ configuration }: Deployment, browser: Browser) =>
      new ContactPageSupportChat(browser, `${configuration.marketing.origin}/contact-us`),
    [Deployment, Browser],
  );
});
