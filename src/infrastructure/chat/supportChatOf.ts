import type { Browser } from '../../application/ports/Browser';
import type { Log } from '../../application/ports/Log';
import type { SupportChat } from '../../application/ports/SupportChat';
import type { VendorChoice } from '../vendors/vendors';
import { ContactPageSupportChat } from './ContactPageSupportChat';
import { FreshchatSupportChat } from './FreshchatSupportChat';
import { loadFreshchat } from './freshchatWidget';

interface Dependencies {
  readonly browser: Browser;
  readonly log: Log;
  /** Address of the marketing site's contact page. */
  readonly contactPage: string;
}

/** The provider's script takes only a host with its scheme; the deployment's may be a path of the portal's own. */
const hostOf = (host: string): string => new URL(host, location.origin).href.replace(/\/$/, '');

/** The support chat that the configuration names; one without an adapter here does not compile. */
export const supportChatOf = (
  chosen: VendorChoice<'chat'>,
  { browser, log, contactPage }: Dependencies,
): SupportChat => {
  const contact = new ContactPageSupportChat({ browser, contactPage });
  switch (chosen.provider) {
    case 'none':
    case 'contact':
      return contact;
    case 'freshchat':
      return new FreshchatSupportChat({
        token: chosen.token,
        host: hostOf(chosen.host),
        load: loadFreshchat,
        instead: contact,
        log,
      });
  }
};
