import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modulesUnder } from './sourceImports';

const PASSES_ON = /\bexecute\([^)]*\)[^{]*\{\s*return this\.deps\.\w+\.\w+\([^;]*\)\(\);\s*\}/;

const sources = (folder: string): readonly (readonly [string, string])[] =>
  modulesUnder(folder).map((file) => [file, readFileSync(file, 'utf8')]);

/** The named parts that a class takes, each as a parameter of its own. */
const takesSeveral = (code: string): boolean =>
  /constructor\(\s*(?:private readonly )?\w+: [^{}()]*,\s*(?:private readonly )?\w+:/.test(code);

describe('A use-case', () => {
  const useCases = sources('src/application').filter(([, code]) => /\bexecute\(/.test(code));

  it('does more than to pass on: a store asks such a port itself', () => {
    expect(useCases.length).toBeGreaterThan(25);
    expect(useCases.filter(([, code]) => PASSES_ON.test(code)).map(([file]) => file)).toEqual([]);
  });

  it('is seen where it only passes on', () => {
    const planted =
      'execute(id: string): Promise<Either<E, A>> {\n    return this.deps.work.steps(id, signal)();\n  }';
    expect(PASSES_ON.test(planted)).toBe(true);
  });
});

describe('A class that the container makes', () => {
  it('takes its dependencies by name, in one object', () => {
    const made = [
      ...sources('src/application'),
      ...sources('src/infrastructure'),
      ...sources('src/ui').filter(([file]) => file.endsWith('Store.ts')),
    ];
    expect(made.filter(([, code]) => takesSeveral(code)).map(([file]) => file)).toEqual([]);
  });

  it('is seen where it takes them one by one', () => {
    expect(takesSeveral('constructor(\n    private readonly a: A,\n    private readonly b: B,\n  ) {}')).toBe(
      true,
    );
    expect(takesSeveral('constructor(private readonly deps: { readonly a: A; readonly b: B }) {}')).toBe(
      false,
    );
  });
});
