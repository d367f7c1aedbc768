import { isOwnPath } from '../../domain/addresses/address';
import { furtherOrigins, needed, nobody, originsOf, socketsOf, vendor } from './vendor';

/** Freshchat keeps the files of a region beside its host: wchat.in.freshchat.com, assetscdn-wchat.in.freshchat.com. */
const assetsOf = (origin: string): readonly string[] =>
  /^https:\/\/wchat\.(?:[a-z]+\.)?freshchat\.com$/.test(origin)
    ? [origin.replace('wchat', 'assetscdn-wchat')]
    : [];

/** Every support chat that the portal knows, by its name in the configuration. Their hosts: docs/integrations. */
export const chatVendors = {
  freshchat: vendor({
    settings: {
      token: needed('text'),
      host: needed('address'),
      ...furtherOrigins,
    },
    writesMarkup: true,
    addresses: ({ host, origins }) => {
      const named = originsOf(host, ...origins);
      const all = [...named, ...named.flatMap(assetsOf)];
      // Scripts, calls and pictures of the portal's own origin are allowed in any case, frames are not.
      const frame = isOwnPath(host.trim()) ? ["'self'", ...all] : all;
      return { script: all, frame, connect: [...all, ...socketsOf(all)], img: all, style: all, media: all };
    },
  }),
  /** The contact page of the marketing site, which opens in a new tab. */
  contact: nobody,
  none: nobody,
};
