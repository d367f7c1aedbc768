import type { DeploymentConfiguration } from '../../src/infrastructure/config/DeploymentConfiguration';
import type { VendorChoice } from '../../src/infrastructure/vendors/vendors';

export const aPayuChoice: VendorChoice<'payment', 'payu'> = {
  provider: 'payu',
  key: 'gtKFFx',
  action: 'https://gateway.example/_payment',
  productInfo: 'Services',
  sendPhone: false,
  origins: [],
};

const configuration: DeploymentConfiguration = {
  brand: {
    name: 'Sahayak Tax & Legal',
    colour: '#1d4e89',
    logo: '/brand/logo.svg',
    logoDark: '',
    support: { phone: '', email: '', hours: { en: '', hi: '' } },
    texts: { moneyLeft: { en: '', hi: '' }, payTheRest: { en: '', hi: '' } },
  },
  api: { origin: '', idempotency: false },
  assets: { base: '/media/' },
  marketing: { origin: 'https://www.sahayak.example' },
  links: {
    bookCall: 'https://calendar.example/expert',
    rateUs: 'https://reviews.example/sahayak',
    blogs: 'https://app.sahayak.example/blogs',
    calculators: {
      tax: 'https://www.sahayak.example/tax',
      emi: 'https://www.sahayak.example/emi',
      hra: 'https://www.sahayak.example/hra',
      tds: 'https://www.sahayak.example/tds',
    },
    androidApp: '',
    iosApp: '',
  },
  captcha: { provider: 'altcha', challenge: '/captcha/challenge', origins: [] },
  analytics: { provider: 'none' },
  chat: { provider: 'none' },
  payment: aPayuChoice,
  campaigns: { 'partner-one': 'CODE1', 'partner-two': 'CODE2' },
  recommendedServices: { '16': ['GST Filing', 'Book Keeping'] },
  supplierState: 'MH',
  search: { synonyms: { ITR: ['Income Tax Return'] } },
  deadlines: '/deadlines.json',
  files: { origins: [] },
  serviceWorker: false,
  reports: { errors: '', vitals: '' },
};

/** A deployment with every link configured and no third party but the captcha. */
export const aConfiguration = (changes: Partial<DeploymentConfiguration> = {}): DeploymentConfiguration => ({
  ...configuration,
  ...changes,
});
