import { type Either, isRight, left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type {
  CaptchaConfiguration,
  PortalConfiguration,
  PortalLinks,
} from '../../application/configuration/PortalConfiguration';
import { isRecord } from '../wire/unwrap';
import { type ConfigurationKey, type ConfigurationValue, configurationKeys } from './configurationCodec';

/** One fault of a configuration: the key and the expected value. */
export interface ConfigurationFault {
  readonly key: string;
  readonly expected: string;
}

/** The value of a key, or the default when it is absent or null. */
type Reader = <K extends ConfigurationKey>(
  key: K,
  otherwise: NonNullable<ConfigurationValue<K>>,
) => NonNullable<ConfigurationValue<K>>;
const DEFAULT_STATE = 'MH';

const valueAt = (source: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), source);

const decodedAt = <K extends ConfigurationKey>(
  source: unknown,
  key: K,
): ConfigurationValue<K> | undefined => {
  const kind: t.Decoder<unknown, ConfigurationValue<K>> = configurationKeys[key];
  const decoded = kind.decode(valueAt(source, key));
  return isRight(decoded) ? decoded.right : undefined;
};

/** Keys without which the portal cannot run; all others have a neutral default (AMB-49). */
const requiredKeys = (source: unknown): readonly ConfigurationKey[] => {
  const captcha = valueAt(source, 'captcha.provider') === 'altcha' ? 'captcha.challenge' : 'captcha.siteKey';
  const always = ['brand.name', 'captcha.provider', captcha, 'payment.provider', 'payment.key'] as const;
  return valueAt(source, 'payment.provider') === 'razorpay' ? always : [...always, 'payment.action'];
};

const faultsOf = (source: unknown): readonly ConfigurationFault[] => {
  const required = requiredKeys(source);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the names it was given
  const keys = Object.keys(configurationKeys) as ConfigurationKey[];
  return keys.flatMap((key) => {
    const value = valueAt(source, key);
    if (value === undefined && !required.includes(key)) return [];
    const kind: t.Mixed = configurationKeys[key];
    return isRight(kind.decode(value)) ? [] : [{ key, expected: kind.name }];
  });
};

const linksOf = (read: Reader): PortalLinks => {
  const calculators = read('links.calculators', {});
  return {
    bookCall: read('links.bookCall', ''),
    rateUs: read('links.rateUs', ''),
    blogs: read('links.blogs', ''),
    learnMore: read('links.learnMore', ''),
    calculators: {
      tax: calculators.tax ?? '',
      emi: calculators.emi ?? '',
      hra: calculators.hra ?? '',
      tds: calculators.tds ?? '',
    },
    androidApp: read('links.androidApp', ''),
    iosApp: read('links.iosApp', ''),
  };
};

const captchaOf = (read: Reader): CaptchaConfiguration =>
  read('captcha.provider', 'recaptcha') === 'altcha'
    ? { provider: 'altcha', challenge: read('captcha.challenge', '') }
    : { provider: 'recaptcha', siteKey: read('captcha.siteKey', '') };

// A third party without its key is switched off completely (AMB-49).
const analyticsOf = (read: Reader): PortalConfiguration['analytics'] => {
  const token = read('analytics.token', '');
  return read('analytics.provider', 'none') === 'mixpanel' && token !== ''
    ? { provider: 'mixpanel', token }
    : { provider: 'none' };
};

const chatOf = (read: Reader): PortalConfiguration['chat'] => {
  const token = read('chat.token', '');
  const host = read('chat.host', '');
  if (read('chat.provider', 'none') !== 'freshchat' || token === '' || host === '')
    return { provider: 'none' };
  return { provider: 'freshchat', token, host };
};

const configurationOf = (read: Reader): PortalConfiguration => ({
  brand: { name: read('brand.name', ''), logo: read('brand.logo', '') },
  api: { origin: read('api.origin', ''), idempotency: read('api.idempotency', false) },
  assets: { base: read('assets.base', '/') },
  marketing: { origin: read('marketing.origin', '') },
  links: linksOf(read),
  captcha: captchaOf(read),
  analytics: analyticsOf(read),
  chat: chatOf(read),
  payment: {
    provider: read('payment.provider', 'payu'),
    key: read('payment.key', ''),
    action: read('payment.action', ''),
    description: read('payment.productInfo', 'Services'),
    sendPhone: read('payment.sendPhone', false),
    origins: read('payment.origins', []),
  },
  campaigns: read('campaigns', {}),
  recommendedServices: read('recommendedServices', {}),
  supplierState: read('supplierState', DEFAULT_STATE),
  deadlines: read('deadlines', ''),
});

/**
 * Reads a configuration from JSON; refuses with all faults at once, so that a deployer can correct them in
 * one go.
 */
export const readConfiguration = (
  source: unknown,
): Either<readonly ConfigurationFault[], PortalConfiguration> => {
  const faults = faultsOf(source);
  if (faults.length > 0) return left(faults);
  const read: Reader = (key, otherwise) => decodedAt(source, key) ?? otherwise;
  return right(configurationOf(read));
};
