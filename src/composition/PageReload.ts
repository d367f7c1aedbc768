import type { BindInWhenOnFluentSyntax, ServiceIdentifier } from 'inversify';
import type { Reloader } from '../application/ports/Reloader';
import type { SessionStorage } from '../application/ports/SessionStorage';
import { Outlasting } from '../ui/state/Outlasting';

export interface PageReloadDependencies {
  readonly reloader: Reloader;
  readonly storage: SessionStorage;
  /** Begins the customer's session again in a new container. */
  readonly beginAgain: () => void;
}

/** The page's reload after a success (AMB-20); where that would lose a chosen file, a zip or the session, the latter begins again instead. */
export class PageReload {
  readonly kept = new Outlasting();

  constructor(private readonly deps: PageReloadDependencies) {}

  reload(): void {
    const { reloader, storage, beginAgain } = this.deps;
    if (!storage.outlivesPage() || this.kept.losesByReload) beginAgain();
    else reloader.reload();
  }
}

/** Lets what is bound outlast its container: a later container takes it over. */
export const bindKept = <T extends object>(
  key: ServiceIdentifier<T>,
  bound: BindInWhenOnFluentSyntax<T>,
): void => void bound.onActivation((context, made) => context.get(PageReload).kept.keep(key, made));
