/** What the portal uses of reCAPTCHA v2's script. */
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

/** Explicit rendering: the script draws nothing by itself and calls back once it can draw (specification section 7). */
export const RECAPTCHA_ADDRESS =
  'https://www.google.com/recaptcha/api.js?onload=portalRecaptchaLoaded&render=explicit';

let loading: Promise<Recaptcha> | undefined;

const load = (): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      script.remove();
      loading = undefined;
      reject(new Error('The captcha script could not be loaded.'));
    };
    window.portalRecaptchaLoaded = () => {
      if (window.grecaptcha === undefined) fail();
      else resolve(window.grecaptcha);
    };
    script.addEventListener('error', fail);
    script.async = true;
    script.src = RECAPTCHA_ADDRESS;
    document.head.append(script);
  });

/** The vendor's script, fetched once a page however many forms ask; after a failure the next call tries anew. */
export const loadRecaptcha = (): Promise<Recaptcha> => {
  loading ??= load();
  return loading;
};
