import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { light as english } from '../../src/ui/texts/en/light';
import { lightKit } from '../../src/ui/texts/hi/lightKit';
import { lightShell } from '../../src/ui/texts/hi/lightShell';
import { fileOf, modulesUnder } from './sourceImports';
import { featuresOf, lazyCodeIn, lightPartsOf, staticClosureOf, wordsReadIn } from './textGroups';

const main = staticClosureOf('src/main.tsx');
const LIGHT = 'src/ui/texts/hi/groups/light.ts';
const light = [...featuresOf(LIGHT), ...lightPartsOf(LIGHT)];
const signedIn = featuresOf('src/ui/texts/en/groups/signedIn.ts');

const lazy = modulesUnder('src').flatMap((file) => lazyCodeIn(file));

/** The tables that a module reaches and that nothing has waited for. */
const unawaited = (code: (typeof lazy)[number]): readonly string[] => {
  // What is behind the sign-in is reached by its code alone, which has waited for the group of that name.
  const before = main.has(code.importer) ? light : [...light, ...signedIn];
  const awaited = [
    ...before,
    ...code.groups.flatMap((group) => featuresOf(`src/ui/texts/en/groups/${group}.ts`)),
  ];
  return [...staticClosureOf(code.file)]
    .flatMap((file) => /\/texts\/(\w+)Texts\.ts$/.exec(file)?.[1] ?? [])
    .filter((feature) => !awaited.includes(feature))
    .map((feature) => `${code.importer} loads ${code.file} without the texts of ${feature}`);
};

describe('Texts that are loaded in groups', () => {
  it('are awaited by every code that can read them', () => {
    expect(lazy.length).toBeGreaterThan(40);
    expect(lazy.filter(({ groups }) => groups.length > 0).length).toBeGreaterThan(15);
    expect(lazy.flatMap(unawaited)).toEqual([]);
  });

  it('are missed where a group is left out', () => {
    const task = lazy.filter(({ file }) => file.endsWith('TaskScreen.tsx'));
    expect(task.flatMap((code) => unawaited({ ...code, groups: [] }))).toEqual([
      'src/ui/shell/screens.tsx loads src/ui/work/TaskScreen.tsx without the texts of task',
    ]);
  });

  it('are those of the light path alone in the first code', () => {
    const first = [...main].flatMap((file) => /\/texts\/(\w+)Texts\.ts$/.exec(file)?.[1] ?? []);
    expect(first.filter((feature) => !light.includes(feature))).toEqual([]);
  });

  it('are of kit and shell the light part where the rest has not come', () => {
    const parts = { kit: lightKit, shell: lightShell };
    expect(lightPartsOf(LIGHT)).toEqual(Object.keys(parts));
    const before = new Set([...main, ...staticClosureOf('src/composition/signUp.ts')]);
    for (const feature of ['kit', 'shell'] as const) {
      const read = [...before].flatMap((file) => wordsReadIn(file, feature));
      expect(read.length).toBeGreaterThan(2);
      expect(read.filter((word) => !(word in parts[feature]))).toEqual([]);
      expect(Object.keys(english[feature] ?? {}).toSorted()).toEqual(Object.keys(parts[feature]).toSorted());
    }
  });

  it('are each in one group of each language', () => {
    const groups = modulesUnder('src/ui/texts').filter((file) => file.includes('/groups/'));
    const of = (language: string): readonly string[] =>
      groups.filter((file) => file.includes(`/${language}/`)).flatMap((file) => featuresOf(file));
    const all = modulesUnder('src/ui/texts').flatMap(
      (file) => /\/texts\/(\w+)Texts\.ts$/.exec(file)?.[1] ?? [],
    );
    expect(of('hi').toSorted()).toEqual(all.toSorted());
    // The English of the light path is part of the first code.
    const lightEnglish = ['language', 'session'];
    expect([...of('en'), ...lightEnglish].toSorted()).toEqual(all.toSorted());
    for (const file of groups) {
      const tables = featuresOf(file).map((feature) => fileOf(file, `../${feature}`));
      expect(tables).not.toContain(undefined);
    }
  });

  it('have the same name as their file of tables in both languages', () => {
    const source =
      readFileSync('src/ui/texts/groups.ts', 'utf8') + readFileSync('src/ui/texts/entryGroups.ts', 'utf8');
    for (const [, group, en, hi] of source.matchAll(
      /const (\w+): TextGroup[^;]*?(?:\.\/en\/groups\/(\w+)|resolve)[^;]*?\.\/hi\/groups\/(\w+)/g,
    )) {
      expect([en ?? group, hi]).toEqual([group, group]);
    }
  });
});
