import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that ask for no more than their own text to be passed on. */
const FREE = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense', 'CC0-1.0'];

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
}

interface Dependency {
  /** Its folder in the working copy. */
  readonly place: string;
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** A package may say its licence in a file alone. */
const told = (place: string, { license }: Locked): string => {
  if (license !== undefined) return license;
  const file = `${place}/LICENSE`;
  const isMit = existsSync(file) && readFileSync(file, 'utf8').startsWith('The MIT License (MIT)');
  return isMit ? 'MIT' : 'unknown';
};

/** What the portal is made of: the packages of the lock file that are not for development alone. */
export const dependenciesIn = (packages: Readonly<Record<string, Locked>>): readonly Dependency[] =>
  Object.entries(packages)
    .filter(([place, { dev, devOptional, optional }]) => place !== '' && !dev && !devOptional && !optional)
    .map(([place, locked]) => ({
      place,
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: locked.version ?? '',
      licence: told(place, locked),
    }));

/** Whether a licence, or each part of "A AND B", or one of "A OR B", is among the free ones. */
export const isFree = (licence: string): boolean => {
  const text = licence.replaceAll(/[()]/g, '');
  if (text.includes(' OR ')) return text.split(' OR ').some(isFree);
  return text.split(' AND ').every((part) => FREE.includes(part));
};

const dependencies = (): readonly Dependency[] => {
  const lockfile: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  return dependenciesIn(lockfile.packages);
};

const textsIn = (place: string): readonly string[] =>
  readdirSync(place)
    .filter((name) => /^(?:licen[cs]e|notice|copying)/i.test(name))
    .map((name) => readFileSync(join(place, name), 'utf8').trim());

/** The licences of all that the build may contain, which most of them ask to go with every copy. */
export const licenceTexts = (): string =>
  dependencies()
    .map(({ place, name, version, licence }) =>
      [`${name} ${version} (${licence})`, ...textsIn(place)].join('\n\n'),
    )
    .join(`\n\n${'-'.repeat(80)}\n\n`);

/** `npx node scripts/licences.ts`: how many packages have each licence, and every package whose licence wants a look. */
if (import.meta.main) {
  const all = dependencies();
  const counted = new Map<string, number>();
  for (const { licence } of all) counted.set(licence, (counted.get(licence) ?? 0) + 1);
  for (const [licence, count] of [...counted].toSorted(([, one], [, other]) => other - one))
    process.stdout.write(`${String(count).padStart(4)}  ${licence}\n`);
  const odd = all.filter(({ licence }) => !isFree(licence));
  for (const { name, version, licence } of odd)
    process.stderr.write(`${name} ${version}: "${licence}" wants a look\n`);
  process.exitCode = odd.length === 0 ? 0 : 1;
}
