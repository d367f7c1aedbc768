import { lazyOnce } from '../../application/waiting/lazyOnce';
import { addVendorScript } from '../system/vendorScript';

/** The part of the reCAPTCHA v2 script that the portal uses. */
export interface Recaptcha {
  readonly render: (element: Element, parameters: RecaptchaParameters) => number;
  readonly reset: (widget: number) => void;
}

export interface RecaptchaParameters {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark';
  readonly size: 'normal' | 'compact';
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
    portalRecaptchaLoaded?: () => void;
  }
}

/** Explicit rendering: the script renders nothing by itself and calls back once it is ready (CAPT-01). */
export const RECAPTCHA_ADDRESS =
  'https://www.google.com/recaptcha/api.js?onload=portalRecaptchaLoaded&render=explicit';

/**
 * The script loads a second script before it calls back; when that one is blocked, the callback never comes.
 */
const CALL_BACK_LIMIT_MS = 20_000;

const load = (): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const fail = (): void => {
      clearTimeout(limit);
      reject(new Error('The captcha script could not be loaded.'));
    };
    const limit = setTimeout(fail, CALL_BACK_LIMIT_MS);
    window.portalRecaptchaLoaded = () => {
      if (window.grecaptcha === undefined) return fail();
      clearTimeout(limit);
      resolve(window.grecaptcha);
    };
    addVendorScript(RECAPTCHA_ADDRESS).catch(fail);
  });

/**
 * Loads the vendor's script once per page, however many forms ask; after a failure the next call tries again.
 */
export const loadRecaptcha = lazyOnce(load);
