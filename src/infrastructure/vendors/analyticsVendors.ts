import { needed, nobody, originsOf, vendor } from './vendor';

/** Every analytics service that the portal knows, by its name in the configuration. */
export const analyticsVendors = {
  mixpanel: vendor({
    settings: { token: needed('text', 'Token of the project') },
    writesMarkup: false,
    addresses: () => ({ connect: ['https://api-js.mixpanel.com', 'https://api.mixpanel.com'] }),
  }),
  /** Each event is sent to an address of the deployment's own. */
  beacon: vendor({
    settings: { address: needed('address', 'Address that takes each event as JSON') },
    writesMarkup: false,
    addresses: ({ address }) => ({ connect: originsOf(address) }),
  }),
  none: nobody,
};
