import { addVendorScript } from '../system/vendorScript';

/** Who chats, as the provider names it; the phone is without its country code. */
export interface FreshchatPerson {
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneCountryCode: string;
}

/** What the portal uses of the provider's widget. */
export interface FreshchatWidget {
  readonly init: (options: FreshchatPerson & FreshchatAccount) => void;
  readonly isInitialized: () => boolean;
  readonly open: () => void;
  readonly user: {
    readonly setProperties: (person: FreshchatPerson) => void;
    readonly clear: () => Promise<unknown>;
  };
  readonly destroy: () => void;
}

export interface FreshchatAccount {
  readonly token: string;
  readonly host: string;
  readonly externalId: string;
}

declare global {
  interface Window {
    /** Put there by the provider's script. */
    readonly fcWidget?: FreshchatWidget;
  }
}

const SCRIPT_PATH = '/js/widget.js';

let loading: Promise<FreshchatWidget> | undefined;

const load = async (host: string): Promise<FreshchatWidget> => {
  try {
    await addVendorScript(new URL(SCRIPT_PATH, host).href);
    if (window.fcWidget !== undefined) return window.fcWidget;
  } catch {
    // Said below, in the same words for a script that came and brought nothing.
  }
  loading = undefined;
  throw new Error('The chat script could not be loaded.');
};

/** The provider's script, fetched once a page; after a failure the next call tries again. */
export const loadFreshchat = (host: string): Promise<FreshchatWidget> => {
  loading ??= load(host);
  return loading;
};
