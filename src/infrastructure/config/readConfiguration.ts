import { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import type { DeploymentText, PortalLinks } from '../../application/configuration/PortalConfiguration';
import type { DeploymentConfiguration } from './DeploymentConfiguration';
import type { ChosenVendors } from '../vendors/vendors';
import { isRecord } from '../wire/unwrap';
import { type ConfigurationKey, type ConfigurationValue, configurationKeys } from './configurationCodec';
import { type ConfigurationFault, readVendor } from './readVendor';

/** The value of a key, or the default when it is absent or null. */
type Reader = <K extends ConfigurationKey>(
  key: K,
  otherwise: NonNullable<ConfigurationValue<K>>,
) => NonNullable<ConfigurationValue<K>>;
const DEFAULT_COLOUR = '#1d4e89';

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

/** The key without which the portal cannot run, beside those of the vendors; all others have a neutral default (AMB-49). */
const REQUIRED: ConfigurationKey = 'brand.name';

const faultsOf = (source: unknown): readonly ConfigurationFault[] => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the names it was given
  const keys = Object.keys(configurationKeys) as ConfigurationKey[];
  return keys.flatMap((key) => {
    const value = valueAt(source, key);
    if (value === undefined && key !== REQUIRED) return [];
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

const textOf = (given: string | DeploymentText): DeploymentText => {
  const { en, hi } = typeof given === 'string' ? { en: given, hi: given } : given;
  return { en: en.trim(), hi: hi.trim() };
};

const configurationOf = (read: Reader, chosen: ChosenVendors): DeploymentConfiguration => ({
  brand: {
    name: read('brand.name', ''),
    colour: read('brand.colour', DEFAULT_COLOUR).trim().toLowerCase(),
    logo: read('brand.logo', ''),
    logoDark: read('brand.logoDark', ''),
    support: {
      phone: read('brand.support.phone', '').trim(),
      email: read('brand.support.email', '').trim(),
      hours: textOf(read('brand.support.hours', '')),
    },
    texts: {
      moneyLeft: textOf(read('brand.texts.moneyLeft', '')),
      payTheRest: textOf(read('brand.texts.payTheRest', '')),
    },
  },
  api: { origin: read('api.origin', ''), idempotency: read('api.idempotency', false) },
  assets: { base: read('assets.base', '/') },
  marketing: { origin: read('marketing.origin', '') },
  links: linksOf(read),
  ...chosen,
  campaigns: read('campaigns', {}),
  recommendedServices: read('recommendedServices', {}),
  supplierState: read('supplierState', ''),
  search: { synonyms: read('search.synonyms', {}) },
  deadlines: read('deadlines', ''),
  files: { origins: read('files.origins', []) },
  serviceWorker: read('serviceWorker', false),
  reports: { errors: read('reports.errors', ''), vitals: read('reports.vitals', '') },
});

/**
 * Reads a configuration from JSON; refuses with all faults at once, so that a deployer can correct them in
 * one go.
 */
export const readConfiguration = (
  source: unknown,
): Either<readonly ConfigurationFault[], DeploymentConfiguration> => {
  const [captcha, analytics] = [readVendor('captcha', source), readVendor('analytics', source)];
  const [chat, payment] = [readVendor('chat', source), readVendor('payment', source)];
  const faults = [
    ...faultsOf(source),
    ...[captcha, analytics, chat, payment].flatMap((vendor) => (isLeft(vendor) ? vendor.left : [])),
  ];
  if (faults.length > 0 || isLeft(captcha) || isLeft(analytics) || isLeft(chat) || isLeft(payment))
    return left(faults);
  const read: Reader = (key, otherwise) => decodedAt(source, key) ?? otherwise;
  return right(
    configurationOf(read, {
      captcha: captcha.right,
      analytics: analytics.right,
      chat: chat.right,
      payment: payment.right,
    }),
  );
};
