import { lazyOnce } from '../../application/waiting/lazyOnce';
import { addVendorScript } from '../system/vendorScript';

/** A chat user in the provider's field names; the phone has no country code. */
export interface FreshchatPerson {
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneCountryCode: string;
}

/** The part of the provider's widget that the portal uses. */
export interface FreshchatWidget {
  readonly init: (options: FreshchatPerson & FreshchatAccount) => void;
  readonly isInitialized: () => boolean;
  /** The text stands in the conversation's input, for the customer to send. */
  readonly open: (conversation?: { readonly replyText: string }) => void;
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
    /** Set by the provider's script. */
    readonly fcWidget?: FreshchatWidget;
  }
}

const SCRIPT_PATH = '/js/widget.js';

const load = async (host: string): Promise<FreshchatWidget> => {
  try {
    await addVendorScript(host + SCRIPT_PATH);
    if (window.fcWidget !== undefined) return window.fcWidget;
  } catch {
    // Fall through to the error below, which also covers a script that loaded but defined nothing.
  }
  throw new Error('The chat script could not be loaded.');
};

/** Loads the provider's script once per page; after a failure the next call tries again. */
export const loadFreshchat = lazyOnce(load);
