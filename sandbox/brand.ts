import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foundAround } from './around';
import { isRecord } from './http/shape';

/** A brand as a deployment has it: the key `brand` of its configuration, and the files below /brand/. */
export type Brand = {
  readonly keys: Readonly<Record<string, unknown>> & { readonly name: string };
  readonly files: ReadonlyMap<string, Buffer>;
};

const FOLDER = 'sandbox/brands';

const folder = (): string => {
  const found = foundAround(fileURLToPath(import.meta.url), FOLDER);
  if (found === null) throw new Error(`The folder ${FOLDER} is missing.`);
  return found;
};

/** The brands that the sandbox has, by the names of their folders. */
export const brandNames = (): readonly string[] => readdirSync(folder()).toSorted();

/** Reads a brand; throws a readable message for one that is not there, or without a name. */
export const readBrand = (name: string): Brand => {
  if (!brandNames().includes(name))
    throw new Error(`BRAND "${name}" is not known; these are: ${brandNames().join(', ')}.`);
  const file = join(folder(), name, 'portal.config.json');
  const source: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const keys = isRecord(source) && isRecord(source['brand']) ? source['brand'] : {};
  const { name: called } = keys;
  if (typeof called !== 'string') throw new Error(`${file} names no brand.`);
  const pictures = join(folder(), name, 'brand');
  const files = readdirSync(pictures).map((each) => [each, readFileSync(join(pictures, each))] as const);
  return { keys: { ...keys, name: called }, files: new Map(files) };
};
