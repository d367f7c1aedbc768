import { isOwnPath } from '../../domain/addresses/address';
import { needed, nobody, originsOf, vendor } from './vendor';

/** Every support chat that the portal knows, by its name in the configuration. */
export const chatVendors = {
  freshchat: vendor({
    settings: {
      token: needed('text', 'Token of the account'),
      host: needed('address', 'Host of the chat'),
    },
    writesMarkup: true,
    addresses: ({ host }) => {
      const origin = originsOf(host);
      // Scripts, calls and pictures of the portal's own origin are allowed in any case, frames are not.
      const frame = isOwnPath(host.trim()) ? ["'self'"] : origin;
      return { script: origin, frame, connect: origin, img: origin };
    },
  }),
  /** The contact page of the marketing site, which opens in a new tab. */
  contact: nobody,
  none: nobody,
};
