import type { BindInWhenOnFluentSyntax, ServiceIdentifier } from 'inversify';
import type { Reloader } from '../application/ports/Reloader';
import type { SessionStorage } from '../application/ports/SessionStorage';
import type { UploadPlaces } from '../ui/documents/UploadPlaces';

export interface PageReloadDependencies {
  readonly reloader: Reloader;
  readonly storage: SessionStorage;
  /** Begins the customer's session again in a new container. */
  readonly beginAgain: () => void;
}

const HAS_UNSENT = 'hasUnsent' satisfies keyof UploadPlaces;
const holdsFile = (one: object): boolean => HAS_UNSENT in one && one[HAS_UNSENT] === true;

/** The page's reload after a success (AMB-20); where that would lose a chosen file or the session, the latter begins again instead. */
export class PageReload {
  /** What outlasts a container, by its key: what holds chosen files, and what these need later. */
  readonly kept = new Map<unknown, object>();

  constructor(private readonly deps: PageReloadDependencies) {}

  reload(): void {
    const { reloader, storage, beginAgain } = this.deps;
    if (!storage.outlivesPage() || [...this.kept.values()].some(holdsFile)) beginAgain();
    else reloader.reload();
  }
}

/** Lets what is bound outlast its container: a later container takes it over. */
export const bindKept = <T extends object>(
  key: ServiceIdentifier<T>,
  bound: BindInWhenOnFluentSyntax<T>,
): void =>
  void bound.onActivation((context, made) => {
    const { kept } = context.get(PageReload);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept under its own key
    const known = (kept.get(key) ?? made) as T;
    kept.set(key, known);
    return known;
  });
