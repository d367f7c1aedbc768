import { analyticsVendors } from './analyticsVendors';
import { captchaVendors } from './captchaVendors';
import { chatVendors } from './chatVendors';
import { paymentVendors } from './paymentVendors';
import type { SettingKind, SettingValue, ValuesOf, Vendor, VendorAddresses } from './vendor';

/** Every vendor, by the group of the configuration that names it. */
export const vendors = {
  captcha: captchaVendors,
  analytics: analyticsVendors,
  chat: chatVendors,
  payment: paymentVendors,
};

type Vendors = typeof vendors;
export type VendorGroup = keyof Vendors;

/** The vendor that a configuration names, with the values of its keys. */
export type VendorChoice<G extends VendorGroup, N extends keyof Vendors[G] = keyof Vendors[G]> = {
  readonly [Name in N]: Vendors[G][Name] extends Vendor<infer S>
    ? { readonly provider: Name } & ValuesOf<S>
    : never;
}[N];

/** The vendor that a deployment has of each group. */
export type ChosenVendors = { readonly [G in VendorGroup]: VendorChoice<G> };

export interface ChosenVendor {
  readonly name: string;
  readonly vendor: Vendor;
  readonly values: Readonly<Record<string, SettingValue>>;
}

type Source = Readonly<Record<string, unknown>>;

const isSource = (value: unknown): value is Source => typeof value === 'object' && value !== null;

const fieldOf = (value: unknown, key: string): unknown => (isSource(value) ? value[key] : undefined);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a value is of its key's kind; what it says is judged where the configuration is read. */
const isOfKind = (kind: SettingKind, value: unknown): value is SettingValue => {
  if (kind === 'flag') return typeof value === 'boolean';
  return kind === 'addresses' ? Array.isArray(value) && value.every(isText) : isText(value);
};

const emptyOf = (kind: SettingKind): SettingValue => (kind === 'addresses' ? [] : '');

const valuesIn = (source: unknown, { settings }: Vendor): ChosenVendor['values'] =>
  Object.fromEntries(
    Object.entries(settings).map(([key, { kind, otherwise = emptyOf(kind) }]) => {
      const value = fieldOf(source, key);
      return [key, isOfKind(kind, value) ? value : otherwise];
    }),
  );

export const vendorsOf = (group: VendorGroup): Readonly<Record<string, Vendor>> => vendors[group];

const isBlank = (value: SettingValue | undefined): boolean => isText(value) && value.trim() === '';

/** The keys without which a vendor cannot work. */
export const neededKeys = ({ settings }: Vendor): readonly string[] =>
  Object.keys(settings).filter((key) => settings[key]?.otherwise === undefined);

/** Whether a deployment may do without a vendor of this group. */
export const isDispensable = (group: VendorGroup): boolean => 'none' in vendors[group];

/**
 * The vendor of this group in a configuration; undefined for a name that the portal does not know. One that
 * is dispensable and lacks a key is switched off (AMB-49).
 */
export const chosenVendor = (group: VendorGroup, configuration: unknown): ChosenVendor | undefined => {
  const source = fieldOf(configuration, group);
  const given = fieldOf(source, 'provider');
  const name = given === undefined && isDispensable(group) ? 'none' : given;
  const known = vendorsOf(group);
  const found = typeof name === 'string' && Object.hasOwn(known, name) ? known[name] : undefined;
  if (typeof name !== 'string' || found === undefined) return undefined;
  const values = valuesIn(source, found);
  const isOff = isDispensable(group) && neededKeys(found).some((key) => isBlank(values[key]));
  return isOff ? chosenVendor(group, {}) : { name, vendor: found, values };
};

const GROUPS: readonly VendorGroup[] = ['captcha', 'analytics', 'chat', 'payment'];

const everyChosen = (configuration: unknown): readonly ChosenVendor[] =>
  GROUPS.flatMap((group) => chosenVendor(group, configuration) ?? []);

/** What the page must be allowed to reach for the vendors of a configuration; for any other vendor nothing. */
export const vendorAddresses = (configuration: unknown): Required<VendorAddresses> => {
  const each = everyChosen(configuration).map(({ vendor, values }) => vendor.addresses(values));
  return {
    script: each.flatMap(({ script = [] }) => script),
    frame: each.flatMap(({ frame = [] }) => frame),
    connect: each.flatMap(({ connect = [] }) => connect),
    img: each.flatMap(({ img = [] }) => img),
    style: each.flatMap(({ style = [] }) => style),
    media: each.flatMap(({ media = [] }) => media),
    form: each.flatMap(({ form = [] }) => form),
    payment: each.flatMap(({ payment = [] }) => payment),
  };
};

/** Whether a vendor of the configuration writes markup into the page with its own code. */
export const hasMarkupWriter = (configuration: unknown): boolean =>
  everyChosen(configuration).some(({ vendor }) => vendor.writesMarkup);

/** Whether a vendor of the configuration opens windows that report back to the page. */
export const hasWindowOpener = (configuration: unknown): boolean =>
  everyChosen(configuration).some(({ vendor }) => vendor.opensWindows === true);
