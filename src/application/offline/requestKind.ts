import { isScreenPath } from '../../domain/addresses/screenPath';
import { PAYMENT_RESPONSE_PATH } from '../../domain/checkout/limits';
import { SHARED_PATH } from '../../domain/documents/sharedFiles';

/** What the service worker answers, and what it leaves to the network (LINE-04). */
export type RequestKind = 'screen' | 'share' | 'asset' | 'configuration' | 'other';

export interface AskedFor {
  /** Path of an address of the portal's own origin. */
  readonly path: string;
  /** Whether a page is opened. */
  readonly isNavigation: boolean;
  /** Whether it is sent by POST, as a form is. */
  readonly isPost: boolean;
  /** Whether only the server may answer, as where the portal proves that it can be reached. */
  readonly isForServerOnly: boolean;
}

export const CONFIGURATION_PATH = '/portal.config.json';

/** This screen is asked of the server, since the payment provider's form comes back to its address too. */
const isScreen = (path: string): boolean => isScreenPath(path) && !path.startsWith(PAYMENT_RESPONSE_PATH);

export const requestKindOf = ({ path, isNavigation, isPost, isForServerOnly }: AskedFor): RequestKind => {
  if (isForServerOnly) return 'other';
  if (isPost) return isNavigation && path === SHARED_PATH ? 'share' : 'other';
  if (isNavigation) return isScreen(path) ? 'screen' : 'other';
  if (path.startsWith('/assets/')) return 'asset';
  return path === CONFIGURATION_PATH ? 'configuration' : 'other';
};
