/** What the service worker answers, and what it leaves to the network (LINE-04). */
export type RequestKind = 'screen' | 'asset' | 'configuration' | 'other';

export interface AskedFor {
  /** Path of an address of the portal's own origin. */
  readonly path: string;
  /** Whether a page is opened. */
  readonly isNavigation: boolean;
  /** Whether only the server may answer, as where the portal proves that it can be reached. */
  readonly isForServerOnly: boolean;
}

export const CONFIGURATION_PATH = '/portal.config.json';

/** First words of addresses on the same origin that are no screen of the portal, or that come from a backend. */
const words = new Set([
  'api',
  'sandbox',
  'payment-response',
  'assets',
  'icons',
  'brand',
  'media',
  'healthz',
  'contact-us',
  'terms-and-conditions',
  'privacy-policy',
]);

/** A file, or a folder whose name begins with a dot. */
const FILE = /\/\.|\.[^/]*$/;

const isScreen = (path: string): boolean => !words.has(path.split('/')[1] ?? '') && !FILE.test(path);

export const requestKindOf = ({ path, isNavigation, isForServerOnly }: AskedFor): RequestKind => {
  if (isForServerOnly) return 'other';
  if (isNavigation) return isScreen(path) ? 'screen' : 'other';
  if (path.startsWith('/assets/')) return 'asset';
  return path === CONFIGURATION_PATH ? 'configuration' : 'other';
};
