import { furtherOrigins, needed, nobody, optional, originsOf, vendor } from './vendor';

/** Where a project of each region keeps its data; a region's events are taken there alone. Its hosts: docs/integrations. */
export const mixpanelHosts = {
  us: 'https://api-js.mixpanel.com',
  in: 'https://api-in.mixpanel.com',
  eu: 'https://api-eu.mixpanel.com',
} as const;

const isRegion = (region: string): region is keyof typeof mixpanelHosts =>
  Object.hasOwn(mixpanelHosts, region);

/** Every analytics service that the portal knows, by its name in the configuration. */
export const analyticsVendors = {
  mixpanel: vendor({
    settings: {
      token: needed('text'),
      region: optional(['us', 'in', 'eu'], 'us'),
      ...furtherOrigins,
    },
    writesMarkup: false,
    addresses: ({ region, origins }) => ({
      connect: [...(isRegion(region) ? [mixpanelHosts[region]] : []), ...originsOf(...origins)],
    }),
  }),
  /** Each event is sent to an address of the deployment's own. */
  beacon: vendor({
    settings: { address: needed('address'), ...furtherOrigins },
    writesMarkup: false,
    addresses: ({ address, origins }) => ({ connect: originsOf(address, ...origins) }),
  }),
  none: nobody,
};
