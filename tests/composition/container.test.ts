import { Container, ContainerModule } from 'inversify';
import { describe, expect, it } from 'vitest';
import { createContainer } from '../../src/composition/container';
import { entryModules } from '../../src/composition/entryModules';
import { signUpModule } from '../../src/composition/modules/signUpModule';
import { reportsModule } from '../../src/composition/modules/reportsModule';
import { signedInAlone } from '../doubles/signedInAlone';
import { signedInModules } from '../../src/composition/signedInModules';
import { signedInParts } from '../../src/composition/signedInParts';
import { LazyParts } from '../../src/ui/state/LazyParts';
import { aConfiguration } from '../doubles/aConfiguration';

type Key = Parameters<Container['get']>[0];
type Exports = Readonly<Record<string, unknown>>;

/** Every key that a module binds, recorded from its bindings, since a hand-written list could miss one. */
const keysOf = (module: ContainerModule): readonly Key[] => {
  const keys: Key[] = [];
  const listening = new ContainerModule((options) => {
    void module.load({
      ...options,
      bind: (key) => {
        keys.push(key);
        return options.bind(key);
      },
    });
  });
  new Container().load(listening);
  return keys;
};

const nameOf = (key: Key): string => (typeof key === 'function' ? key.name : String(key));

const entry = entryModules(aConfiguration());
const signUp = [signUpModule];
const isPart = (name: string): name is keyof typeof signedInParts => name in signedInParts;
const parts = Object.keys(signedInParts).filter(isPart);
const modulesOf = async (name: keyof typeof signedInParts) => (await signedInParts[name]()).modules;
const withParts = await Promise.all(parts.map(modulesOf));
// Two parts may share a module.
const reports = reportsModule({ errors: '/errors', vitals: '/vitals' });
const every = [reports, ...entry, ...signUp, ...signedInModules, ...new Set(withParts.flat())];
const bound = new Set(every.flatMap(keysOf));

type Class = Extract<Key, (...given: never[]) => unknown>;
const isClass = (value: unknown): value is Class =>
  typeof value === 'function' && /^class\b/.test(String(value));

const classesIn = (files: Readonly<Record<string, Exports>>): readonly Class[] =>
  Object.values(files).flatMap((file) => Object.values(file).filter(isClass));

const unbound = (classes: readonly Class[]): readonly string[] =>
  classes.filter((key) => !bound.has(key)).map(({ name }) => name);

const ports = classesIn(import.meta.glob<Exports>('../../src/application/ports/*.ts', { eager: true }));
const stores = classesIn(import.meta.glob<Exports>('../../src/ui/**/*Store.ts', { eager: true }));
const moduleFiles = import.meta.glob<Exports>('../../src/composition/modules/*.ts', { eager: true });

describe('the composition', () => {
  it.each(entry.flatMap(keysOf).map((key) => [nameOf(key), key] as const))(
    'resolves %s on the light path',
    (_, key) => {
      expect(createContainer(aConfiguration()).get(key)).toBeDefined();
    },
  );

  it.each(signUp.flatMap(keysOf).map((key) => [nameOf(key), key] as const))(
    'resolves %s on Sign Up',
    async (_, key) => {
      const container = createContainer(aConfiguration());
      await container.get(LazyParts).load('signUp');
      expect(container.get(key)).toBeDefined();
    },
  );

  it.each(signedInModules.flatMap(keysOf).map((key) => [nameOf(key), key] as const))(
    'resolves %s behind the sign-in',
    (_, key) => {
      expect(signedInAlone(createContainer(aConfiguration())).get(key)).toBeDefined();
    },
  );

  it('resolves what an operator hears, where it is configured', () => {
    const container = createContainer(aConfiguration());
    container.load(reports);
    for (const key of keysOf(reports)) expect(container.get(key)).toBeDefined();
  });

  it.each(parts)('resolves everything of %s once it is shown, and not before', async (name) => {
    const container = signedInAlone(createContainer(aConfiguration()));
    const keys = (await modulesOf(name)).flatMap(keysOf);
    expect(keys.filter((key) => container.isBound(key))).toEqual([]);
    const loader = container.get(LazyParts);
    await Promise.all([loader.load(name), loader.load(name)]);
    await loader.load(name);
    for (const key of keys) expect(container.get(key)).toBeDefined();
  });

  it('loads every existing module', () => {
    const modules = Object.values(moduleFiles).flatMap((file) => Object.entries(file));
    const forgotten = modules
      .filter(([, module]) => module instanceof ContainerModule && !every.includes(module))
      .map(([name]) => name);
    expect(forgotten).toEqual([]);
  });

  it('has an adapter for every port', () => {
    expect(ports.length).toBeGreaterThan(10);
    expect(unbound(ports)).toEqual([]);
  });

  it('can create every store', () => {
    expect(stores.length).toBeGreaterThan(5);
    expect(unbound(stores)).toEqual([]);
  });

  it('binds no key twice', () => {
    const keys = every.flatMap(keysOf).map(nameOf);
    expect(keys.filter((name, index) => keys.indexOf(name) !== index)).toEqual([]);
  });

  it('ends a customer’s bindings with the session and keeps those of the page', () => {
    const page = createContainer(aConfiguration());
    const [shared] = entry.flatMap(keysOf);
    const [own] = signedInModules.flatMap(keysOf);
    if (shared === undefined || own === undefined) throw new Error('Nothing is bound.');
    const first = signedInAlone(page);
    const second = signedInAlone(page);
    expect(first.get(shared)).toBe(second.get(shared));
    expect(first.get(own)).toBe(first.get(own));
    expect(first.get(own)).not.toBe(second.get(own));
  });
});
