import { isSome, none, type Option, some } from 'fp-ts/Option';
import { findStates } from '../../domain/india/findStates';
import { stateByCode } from '../../domain/india/states';
import { ENGLISH } from '../../domain/language/language';
import { vendors } from '../vendors/vendors';
import { isRecord } from '../wire/unwrap';
import { calculatorKeys, configurationKeys } from './configurationCodec';
import { closestOf } from './closestOf';

const vendorKeys = Object.entries(vendors).flatMap(([group, named]) =>
  ['provider', ...Object.values(named).flatMap(({ settings }) => Object.keys(settings))].map(
    (key) => `${group}.${key}`,
  ),
);

const CALCULATORS = 'links.calculators';
const keys: readonly string[] = [
  ...Object.keys(configurationKeys).filter((key) => key !== CALCULATORS),
  ...calculatorKeys.map((key) => `${CALCULATORS}.${key}`),
  ...vendorKeys,
];

const groupsOf = (key: string): readonly string[] => {
  const names = key.split('.').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('.'));
};

const groups: ReadonlySet<string> = new Set(keys.flatMap(groupsOf));

/** What editors read the schema by. */
const SCHEMA = '$schema';

const unknownKey = (key: string): string => {
  const meant = closestOf(key, [...keys, ...groups]);
  return `${key}: there is no such key${isSome(meant) ? `; did you mean ${meant.value}?` : ''}`;
};

const keyFaults = (source: Readonly<Record<string, unknown>>, group = ''): readonly string[] =>
  Object.entries(source).flatMap(([name, value]) => {
    const key = group === '' ? name : `${group}.${name}`;
    if (keys.includes(key) || key === SCHEMA) return [];
    if (!groups.has(key)) return [unknownKey(key)];
    if (isRecord(value)) return keyFaults(value, key);
    return value === null ? [] : [`${key}: an object with the keys of this group is needed`];
  });

/** Every text of a configuration, with the key that it stands at. */
const textsIn = (value: unknown, key = ''): readonly (readonly [key: string, text: string])[] => {
  if (typeof value === 'string') return [[key, value.trim()]];
  if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, key));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, key === '' ? name : `${key}.${name}`));
};

const addressFaults = (source: unknown): readonly string[] =>
  textsIn(source)
    .filter(([, text]) => /^http:/i.test(text))
    .map(([key, text]) => `${key}: https: is needed, not ${text}`);

const stateFault = (code: string): Option<string> => {
  if (code.trim() === '' || isSome(stateByCode(code))) return none;
  const [meant] = findStates(code, ENGLISH);
  const asked = meant === undefined ? '' : `; did you mean ${meant.stateCode} (${meant.name})?`;
  return some(`supplierState: ${code} is no code of a state${asked}`);
};

/**
 * What an operator most likely did not mean in a configuration for production, one sentence each. The portal itself reads
 * such a configuration: a key that it does not know can belong to a later release.
 */
export const oversightsIn = (source: unknown): readonly string[] => {
  if (!isRecord(source)) return [];
  const state = typeof source['supplierState'] === 'string' ? stateFault(source['supplierState']) : none;
  return [...keyFaults(source), ...addressFaults(source), ...(isSome(state) ? [state.value] : [])];
};
