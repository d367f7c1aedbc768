import { type Either, isRight, left, right } from 'fp-ts/Either';
import { isFilled, type Settings, type Vendor } from '../vendors/vendor';
import {
  type ChosenVendor,
  chosenVendor,
  isDispensable,
  neededKeys,
  type VendorChoice,
  type VendorGroup,
  vendorsOf,
} from '../vendors/vendors';
import { isRecord } from '../wire/unwrap';
import { codecOf } from './configurationCodec';
import { namesIn } from './namesIn';

/** One fault of a configuration: the key and the expected value. */
export interface ConfigurationFault {
  readonly key: string;
  readonly expected: string;
}

/** The keys of all vendors of a group; those of the chosen one come last, so that their kinds win. */
const settingsOf = (group: VendorGroup, chosen: Vendor | undefined): Settings => {
  const every = [...Object.values(vendorsOf(group)), ...(chosen === undefined ? [] : [chosen])];
  return Object.fromEntries(every.flatMap(({ settings }) => Object.entries(settings)));
};

/** The names that may stand there, each with the keys that it needs. */
const expectedNames = (group: VendorGroup): string =>
  namesIn(
    Object.entries(vendorsOf(group)).map(([name, vendor]) => {
      const keys = neededKeys(vendor).map((key) => `${group}.${key}`);
      return keys.length === 0 ? `'${name}'` : `'${name}' (with ${keys.join(' and ')})`;
    }),
  );

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

const faultsOf = (
  group: VendorGroup,
  source: Readonly<Record<string, unknown>>,
  chosen: ChosenVendor | undefined,
): readonly ConfigurationFault[] => {
  const required = chosen === undefined || isDispensable(group) ? [] : neededKeys(chosen.vendor);
  const unnamed = chosen === undefined ? [{ key: `${group}.provider`, expected: expectedNames(group) }] : [];
  const wrong = Object.entries(settingsOf(group, chosen?.vendor)).flatMap(([key, { kind }]) => {
    const codec = codecOf(kind);
    if (source[key] === undefined && !required.includes(key)) return [];
    // A key of another vendor may stay in the file without a value.
    if (isFilled(kind) && isBlank(source[key]) && chosen?.vendor.settings[key] === undefined) return [];
    return isRight(codec.decode(source[key])) ? [] : [{ key: `${group}.${key}`, expected: codec.name }];
  });
  return [...unnamed, ...wrong];
};

/** The values as the portal uses them: an address has its scheme and no blanks around it. */
const readValues = ({ vendor, values }: ChosenVendor): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(vendor.settings).map(([key, { kind }]) => {
      const read = codecOf(kind).decode(values[key]);
      return [key, isRight(read) ? read.right : values[key]];
    }),
  );

/** Reads the vendor that a configuration names in a group; a name that is not known is a fault that says those that are. */
export const readVendor = <G extends VendorGroup>(
  group: G,
  configuration: unknown,
): Either<readonly ConfigurationFault[], VendorChoice<G>> => {
  const source = isRecord(configuration) ? configuration[group] : undefined;
  const chosen = chosenVendor(group, configuration);
  const faults = faultsOf(group, isRecord(source) ? source : {}, chosen);
  if (chosen === undefined || faults.length > 0) return left(faults);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value has just been checked by the kind of its key
  return right({ provider: chosen.name, ...readValues(chosen) } as VendorChoice<G>);
};
