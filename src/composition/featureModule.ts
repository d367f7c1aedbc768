import {
  type BindInWhenOnFluentSyntax,
  ContainerModule,
  type ContainerModuleLoadOptions,
  type ServiceIdentifier,
} from 'inversify';

/** A class as the container's key: a port, a use-case or a store. */
type Key<T> = Exclude<ServiceIdentifier<T>, string | symbol>;
type Class<T, Dependencies> = new (dependencies: Dependencies) => T;

/** The key of each dependency, under the name that the class knows it by; none for a class that takes nothing. */
type KeysOf<Dependencies> = unknown extends Dependencies
  ? Readonly<Record<string, never>>
  : { readonly [Name in keyof Dependencies]: Key<Dependencies[Name]> };

export interface Bindings {
  /** A class that lives as long as its container. */
  readonly bindClass: <T, D>(
    made: Class<T, D>,
    dependencies: KeysOf<NoInfer<D>>,
  ) => BindInWhenOnFluentSyntax<T>;
  /** A port and the adapter that stands for it. */
  readonly bindPort: <T, A extends T, D>(
    port: Key<T>,
    adapter: Class<A, D>,
    dependencies: KeysOf<NoInfer<D>>,
  ) => void;
  /** A store that each screen has for itself. */
  readonly bindScreenStore: <T, D>(store: Class<T, D>, dependencies: KeysOf<NoInfer<D>>) => void;
  /** What is made otherwise, such as a port whose adapter the configuration names. */
  readonly bind: ContainerModuleLoadOptions['bind'];
}

const bindingsOf = ({ bind }: ContainerModuleLoadOptions): Bindings => {
  const bindTo = <T, A extends T, D>(key: Key<T>, made: Class<A, D>, dependencies: KeysOf<D>) => {
    const names = Object.keys(dependencies);
    const keys: ServiceIdentifier[] = Object.values<ServiceIdentifier>(dependencies);
    return bind<T>(key).toResolvedValue(
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names and values are those of the keys, which are checked
      (...values: unknown[]) => new made(Object.fromEntries(names.map((name, i) => [name, values[i]])) as D),
      keys,
    );
  };
  return {
    bind,
    bindClass: (made, dependencies) => bindTo(made, made, dependencies),
    bindPort: (port, adapter, dependencies) => void bindTo(port, adapter, dependencies),
    bindScreenStore: (store, dependencies) => void bindTo(store, store, dependencies).inTransientScope(),
  };
};

/** One feature's bindings; a missing, extra or wrong dependency does not compile. */
export const featureModule = (load: (bindings: Bindings) => void): ContainerModule =>
  new ContainerModule((options) => {
    load(bindingsOf(options));
  });
