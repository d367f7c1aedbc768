import type { SandboxContext } from '../context';
import { standInOf } from '../gateway/standIns';
import { filesOrigin } from '../http/address';
import type { Call } from '../http/environment';
import type { Brand } from '../brand';
import { synonyms } from './synonyms';
import { vendorConfiguration } from '../vendors/vendors';

export type PortalConfig = {
  readonly brand: Brand['keys'];
  readonly captcha: Readonly<Record<string, string>> & { readonly provider: 'altcha' | 'recaptcha' };
  readonly payment: Readonly<Record<string, unknown>> & { readonly provider: string };
} & Readonly<Record<string, unknown>>;

const captchaOf = (context: SandboxContext): PortalConfig['captcha'] => {
  const google = context.config.recaptcha;
  return google === null
    ? { provider: 'altcha', challenge: '/sandbox/altcha' }
    : { provider: 'recaptcha', siteKey: google.siteKey };
};

/** What a provider promises about money is its own to say; this one speaks of the demonstration. */
const texts = {
  moneyLeft: {
    en: 'Please do not pay again yet. Call us with the order number, and we will ask the bank.',
    hi: 'कृपया अभी दोबारा भुगतान न करें। ऑर्डर नंबर बताकर हमें कॉल करें, हम बैंक से पूछेंगे।',
  },
  payTheRest: {
    en: 'We send you a payment link for the rest.',
    hi: 'बाकी राशि के लिए हम आपको भुगतान का लिंक भेजते हैं।',
  },
};

/**
 * The portal's demo configuration: one of its brands, and addresses that all work on this machine. A
 * configuration file overrides the keys that it names.
 */
export const portalConfig = (context: SandboxContext, c: Call): PortalConfig => ({
  brand: { ...context.config.brand.keys, texts },
  api: { origin: '', idempotency: true },
  assets: { base: '/media/' },
  marketing: { origin: '' },
  links: {
    bookCall: '/sandbox/pages/book-a-call',
    rateUs: '/sandbox/pages/reviews',
    blogs: '/sandbox/pages/blogs',
    calculators: {
      tax: '/sandbox/pages/tax-calculator',
      emi: '/sandbox/pages/emi-calculator',
      hra: '/sandbox/pages/hra-calculator',
      tds: '/sandbox/pages/tds-calculator',
    },
    androidApp: null,
    iosApp: null,
  },
  captcha: captchaOf(context),
  analytics: { provider: 'none' },
  chat: { provider: 'none' },
  payment: {
    provider: context.config.paymentProvider,
    ...standInOf(context).configuration(context, c),
  },
  campaigns: { 'partner-one': 'CODE1', 'partner-two': 'CODE2' },
  recommendedServices: {
    // What the same customer needs next; by id, since the catalogue has names in two languages.
    '16': ['17', '28'],
    '24': ['33', '31'],
    '26': ['29', '27'],
    '28': ['17', '30'],
    '192': ['16', '54'],
    '54': ['194', '55'],
  },
  supplierState: 'MH',
  search: { synonyms },
  deadlines: '/deadlines.json',
  files: { origins: context.ports.files === undefined ? [] : [filesOrigin(context, c)] },
  serviceWorker: true,
  reports: { errors: null, vitals: null, policy: null },
  ...(context.config.vendors === true ? vendorConfiguration(context) : {}),
  ...context.config.portal,
});
