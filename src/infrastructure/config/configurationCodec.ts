import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { checkPartnerCodes } from '../../domain/session/campaign';
import { withScheme } from '../../domain/addresses/address';
import type { SettingKind } from '../vendors/vendor';
import { canOpen } from '../system/canOpen';
import { namesIn } from './namesIn';

/** The address that a text stands for; a deployer's surrounding whitespace means nothing. */
const addressIn = (text: string): string | undefined => {
  const address = withScheme(text.trim());
  return address === '' || canOpen(address) ? address : undefined;
};

const text = t.string;
const flag = t.boolean;

const addressThat = (expected: string, isTaken: (read: string) => boolean): t.Type<string> =>
  new t.Type<string>(
    expected,
    t.string.is,
    (value, context) => {
      const read = typeof value === 'string' ? addressIn(value) : undefined;
      return read !== undefined && isTaken(read) ? t.success(read) : t.failure(value, context);
    },
    t.identity,
  );

/** '' (the page's own origin), http:, https: or what starts with a slash, a path or a host (CONF-09). */
const address = addressThat("'', http:, https: or a text that starts with /", () => true);

/** For what is a form's target, a script or a call: nothing of the kind is at the page's own origin itself. */
const filledAddress = addressThat(
  "http:, https: or a text that starts with /, and not ''",
  (read) => read !== '',
);

/** What paths of calls or pages are set on: one of its own would be lost. */
const origin = addressThat(
  "'', or http: or https: with a host and no path",
  (read) => read === '' || /^https?:\/\/[^/?#]+\/?$/i.test(read),
);

const textLike = (expected: string, form: RegExp): t.Type<string> =>
  new t.Type<string>(
    expected,
    t.string.is,
    (value, context) =>
      typeof value === 'string' && form.test(value) ? t.success(value) : t.failure(value, context),
    t.identity,
  );

const filledText = textLike('a text that is not blank', /\S/);
const colour = textLike("a colour such as '#1d4e89'", /^\s*#[\da-f]{6}\s*$/i);
const email = textLike("'' or an e-mail address", /^\s*(?:[^\s@<>?&]+@[^\s@<>?&]+)?\s*$/);

const addressOrNull = t.union([address, t.null], 'an address or null');
const calculators = t.partial({
  tax: addressOrNull,
  emi: addressOrNull,
  hra: addressOrNull,
  tds: addressOrNull,
});
export const calculatorKeys: readonly string[] = Object.keys(calculators.props);

const isRecordOfTexts = t.record(text, text).is;

const isPartnerTable = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecordOfTexts(value) && (Object.keys(value).length === 0 || isRight(checkPartnerCodes(value)));

/** Either exactly two partner campaigns (CONF-06) or none, for a deployment without partners. */
const partnerCampaigns = new t.Type<Readonly<Record<string, string>>>(
  'exactly two campaign values with their codes, or none',
  isPartnerTable,
  (value, context) => (isPartnerTable(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const kinds = {
  address,
  filledAddress,
  addresses: t.readonlyArray(address, 'a list of addresses'),
  text,
  filledText,
  flag,
} as const;

/** One text for every reader, or one in each language. */
const deploymentText = t.union(
  [text, t.readonly(t.type({ en: text, hi: text }))],
  'a text, or an object with the texts en and hi',
);

const oneOf = (words: readonly string[]): t.Mixed =>
  t.keyof(Object.fromEntries(words.map((word) => [word, null])), namesIn(words.map((word) => `'${word}'`)));

/** The codec of a vendor's key. */
export const codecOf = (kind: SettingKind): t.Mixed => (typeof kind === 'string' ? kinds[kind] : oneOf(kind));

/** The type of each key when it is present; the vendors' keys have records of their own. */
export const configurationKeys = {
  'brand.name': filledText,
  'brand.colour': colour,
  'brand.logo': address,
  'brand.logoDark': addressOrNull,
  'brand.support.phone': text,
  'brand.support.email': email,
  'brand.support.hours': deploymentText,
  'brand.texts.moneyLeft': deploymentText,
  'brand.texts.payTheRest': deploymentText,
  'api.origin': origin,
  'api.idempotency': flag,
  'assets.base': address,
  'marketing.origin': origin,
  'links.bookCall': addressOrNull,
  'links.rateUs': addressOrNull,
  'links.blogs': addressOrNull,
  // Of former configurations; a sub-service's content alone is its Learn More (SERV-16).
  'links.learnMore': addressOrNull,
  'links.calculators': calculators,
  'links.androidApp': addressOrNull,
  'links.iosApp': addressOrNull,
  campaigns: partnerCampaigns,
  recommendedServices: t.readonly(
    t.record(text, t.readonlyArray(text), 'service ids with lists of names or sub-service ids'),
  ),
  supplierState: filledText,
  'search.synonyms': t.readonly(
    t.record(text, t.readonlyArray(text), 'words with lists of the names that they mean'),
  ),
  deadlines: addressOrNull,
  'files.origins': kinds.addresses,
  serviceWorker: flag,
  'reports.errors': addressOrNull,
  'reports.vitals': addressOrNull,
  // Read by the server that sends the policy, not by the page.
  'reports.policy': addressOrNull,
} as const satisfies Readonly<Record<string, t.Mixed>>;

export type ConfigurationKey = keyof typeof configurationKeys;
export type ConfigurationValue<K extends ConfigurationKey> = t.TypeOf<(typeof configurationKeys)[K]>;
