import { isSome, tryCatch } from 'fp-ts/Option';
import { isWebAddress, withScheme } from '../../domain/addresses/address';

/** What the security policy of the page allows for a vendor: origins, or addresses with a path. */
export interface VendorAddresses {
  readonly script?: readonly string[];
  readonly frame?: readonly string[];
  readonly connect?: readonly string[];
  readonly img?: readonly string[];
  readonly style?: readonly string[];
  readonly media?: readonly string[];
  readonly form?: readonly string[];
  /** Origins whose frames may ask the browser itself for a payment (Payment Request). */
  readonly payment?: readonly string[];
}

/** What a key of the configuration holds; a list of words is a choice between them. */
export type SettingKind =
  | 'address'
  | 'filledAddress'
  | 'addresses'
  | 'text'
  | 'filledText'
  | 'flag'
  | readonly string[];

/** Whether a key of this kind, where it is there, says something. */
export const isFilled = (kind: SettingKind): boolean => kind === 'filledAddress' || kind === 'filledText';

export type SettingValue = string | boolean | readonly string[];

type ValueOf<K extends SettingKind> = K extends 'flag'
  ? boolean
  : K extends 'addresses'
    ? readonly string[]
    : K extends readonly string[]
      ? K[number]
      : string;

/**
 * One key of a vendor in the configuration, which docs/api/portal.config.schema.json describes; without a default the
 * vendor cannot work without it.
 */
export interface Setting<K extends SettingKind = SettingKind> {
  readonly kind: K;
  readonly otherwise?: SettingValue;
}

export type Settings = Readonly<Record<string, Setting>>;
export type ValuesOf<S extends Settings> = { readonly [Key in keyof S]: ValueOf<S[Key]['kind']> };

/** A third party that the configuration names: its keys, and what it needs of the page. */
export interface Vendor<S extends Settings = Settings> {
  readonly settings: S;
  /** Whether its own code writes markup into the page, which enforced Trusted Types would block. */
  readonly writesMarkup: boolean;
  /** Whether it opens windows that report back to the page; nobody does unless it says so. */
  readonly opensWindows?: true;
  addresses(values: ValuesOf<S>): VendorAddresses;
}

/** A key without which the vendor cannot work. */
export const needed = <const K extends SettingKind>(kind: K): Setting<K> => ({ kind });

/** A key that may be left out. */
export const optional = <const K extends SettingKind>(kind: K, otherwise: ValueOf<K>): Setting<K> => ({
  kind,
  otherwise,
});

/** A key of every vendor: what it reaches besides the hosts of its record, such as those of a region or a bank. */
export const furtherOrigins = { origins: optional('addresses', []) };

export const vendor = <const S extends Settings>(record: Vendor<S>): Vendor<S> => record;

/** For a deployment that does without. */
export const nobody = vendor({ settings: {}, writesMarkup: false, addresses: () => ({}) });

/** A browser's parser also takes ';', quotes and '$' for parts of a host, which would end a directive or a header. */
const HEADER_ORIGIN = /^https?:\/\/[\w.*:[\]-]+$/;

/**
 * The origins of those addresses that leave the portal's own, however a deployer has written them: a host of another
 * script in the letters that a header takes.
 */
export const originsOf = (...addresses: readonly string[]): readonly string[] =>
  addresses
    .map((address) => withScheme(address.trim()))
    .filter(isWebAddress)
    .map((address) => tryCatch(() => new URL(address)))
    .filter(isSome)
    .map(({ value }) => value.origin)
    .filter((origin) => HEADER_ORIGIN.test(origin));

/** Where web sockets of those origins lead: the policy does not count them among https. */
export const socketsOf = (origins: readonly string[]): readonly string[] =>
  origins.map((origin) => origin.replace(/^http/, 'ws'));
