import { none } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';

/** Addresses of the provider's mobile app, none where there is no app. */
export interface StoreAddresses {
  readonly androidApp: Option<string>;
  readonly iosApp: Option<string>;
}

/**
 * The store listing that the login screen sends a mobile user agent to; none on other machines and where no
 * listing is configured, so that phones are never locked out (LOGIN-32, AMB-12).
 */
export const storeListing = (userAgent: string, stores: StoreAddresses): Option<string> => {
  if (/android/i.test(userAgent)) return stores.androidApp;
  return /iphone|ipad|ipod/i.test(userAgent) ? stores.iosApp : none;
};
