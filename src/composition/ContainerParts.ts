import type { Container, ContainerModule } from 'inversify';
import { lazyOnce } from '../application/waiting/lazyOnce';
import { nextTask } from '../infrastructure/system/nextTask';
import { type LazyPartName, type LazyPartOf, LazyParts } from '../ui/state/LazyParts';
import { overGaps } from '../ui/state/overGaps';

interface LoadedPart<Part> {
  readonly Part: Part;
  /** What binds the part's stores and what they work with; two parts may share a module. */
  readonly modules: readonly ContainerModule[];
}

type Load<Part> = () => Promise<LoadedPart<Part>>;

export type PartLoaders<Names extends LazyPartName = LazyPartName> = {
  readonly [Name in Names]: Load<LazyPartOf<Name>>;
};

/** Loads a part once a page; what a lost connection has cost is asked for again once it is back, or by the next call. */
export const loadOnce = <Part>(load: Load<Part>): Load<Part> => lazyOnce(() => overGaps(load));

/** To ask for a dozen files holds up a phone, so that each import is begun in a task of its own. */
const inOwnTask = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  await nextTask();
  return load();
};

/** A part with what it needs, modules and texts, all fetched at once. */
export const part = <Part>(
  code: () => Promise<Part>,
  ...needs: readonly (() => Promise<ContainerModule | void>)[]
): Load<Part> =>
  loadOnce(async () => {
    const [Part, ...loaded] = await Promise.all([inOwnTask(code), ...needs.map(inOwnTask)]);
    return { Part, modules: loaded.filter((each) => each !== undefined) };
  });

/** Loads lazy parts, and binds their modules in a container. */
export class ContainerParts extends LazyParts {
  private found: { readonly [Name in LazyPartName]?: LazyPartOf<Name> } = {};
  private readonly bound = new Set<ContainerModule>();

  constructor(
    private readonly container: Container,
    private readonly loaders: Partial<PartLoaders>,
  ) {
    super();
  }

  find<Name extends LazyPartName>(name: Name): LazyPartOf<Name> | undefined {
    return this.found[name];
  }

  async load<Name extends LazyPartName>(name: Name): Promise<LazyPartOf<Name>> {
    const load = this.loaders[name];
    if (load === undefined) throw new Error(`This container has no part ${name}.`);
    const { Part, modules } = await load();
    const missing = modules.filter((module) => !this.bound.has(module));
    this.container.load(...missing);
    for (const module of missing) this.bound.add(module);
    this.found = { ...this.found, [name]: Part };
    return Part;
  }
}
