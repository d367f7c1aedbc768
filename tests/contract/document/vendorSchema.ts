import { readFileSync } from 'node:fs';
import {
  isFilled,
  type Setting,
  type SettingKind,
  type Vendor,
} from '../../../src/infrastructure/vendors/vendor';
import {
  isDispensable,
  neededKeys,
  type VendorGroup,
  vendorsOf,
} from '../../../src/infrastructure/vendors/vendors';
import { type Json, type Node, nodeAt } from '../../../conformance/theDocument.ts';

export const vendorGroups: readonly VendorGroup[] = ['captcha', 'analytics', 'chat', 'payment'];

const ABOUT: Readonly<Record<VendorGroup, string>> = {
  captcha: 'The captcha before a one-time password',
  analytics: 'Product analytics; off without its keys',
  chat: 'Support chat; off without its keys, and then the contact page opens',
  payment: 'The payment provider',
};

/** It says what each key is, and how an address is written, as that of the logo, which no vendor's record makes. */
const schema: Node = JSON.parse(readFileSync('docs/api/portal.config.schema.json', 'utf8'));
const { pattern = '' } = nodeAt(schema, 'properties', 'brand', 'properties', 'logo');
const ADDRESS: Node = { type: 'string', pattern };

const KINDS: Readonly<Record<Extract<SettingKind, string>, Node>> = {
  address: ADDRESS,
  filledAddress: ADDRESS,
  addresses: { type: 'array', items: ADDRESS },
  text: { type: 'string' },
  filledText: { type: 'string' },
  flag: { type: 'boolean' },
};

/** What an empty text is not, where the vendor that has the key is the chosen one. */
const FILLED: Node = { type: 'string', pattern: '\\S' };

const shapeOf = (kind: SettingKind): Node => (typeof kind === 'string' ? KINDS[kind] : { enum: [...kind] });

/** The key as the schema describes it. */
const property = (group: VendorGroup, key: string): Node => {
  const settings = Object.values(vendorsOf(group)).flatMap((vendor): readonly Setting[] =>
    vendor.settings[key] === undefined ? [] : [vendor.settings[key]],
  );
  const { description = '' } = nodeAt(schema, 'properties', group, 'properties', key);
  return { description, ...settings.map(({ kind }) => shapeOf(kind)).at(-1) };
};

/** The keys of a vendor that may be empty only where it is not the chosen one. */
const filledKeys = ({ settings }: Vendor): readonly string[] =>
  Object.keys(settings).filter((key) => isFilled(settings[key]?.kind ?? 'text'));

/** Another vendor, or the keys that this one needs. */
const requirement = ([name, vendor]: readonly [string, Vendor]): Node => {
  const keys = neededKeys(vendor);
  const present = Object.fromEntries([
    ...keys.map((key): [string, Json] => [key, true]),
    ...filledKeys(vendor).map((key): [string, Json] => [key, FILLED]),
  ]);
  return {
    anyOf: [
      { properties: { provider: { not: { const: name } } } },
      { required: [...keys], properties: present },
    ],
  };
};

/** The part of the configuration's schema that names the vendors of a group, as their records say. */
export const vendorSchema = (group: VendorGroup): Node => {
  const named = Object.entries(vendorsOf(group));
  const keys = [...new Set(named.flatMap(([, { settings }]) => Object.keys(settings)))];
  const conditions = named.filter(([, vendor]) => Object.keys(vendor.settings).length > 0).map(requirement);
  return {
    description: ABOUT[group],
    type: 'object',
    ...(isDispensable(group) ? {} : { required: ['provider'] }),
    properties: {
      provider: { enum: named.map(([name]) => name) },
      ...Object.fromEntries(keys.map((key) => [key, property(group, key)])),
    },
    ...(isDispensable(group) ? {} : { allOf: conditions }),
  };
};
