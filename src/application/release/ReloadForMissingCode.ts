import { type Option, filter } from 'fp-ts/Option';
import { mayReload } from './reloadOnce';
import type { Clock } from '../ports/Clock';
import type { Reloader } from '../ports/Reloader';
import type { EntryDraft, ReloadStorage } from '../ports/ReloadStorage';

/** Reloads the page once if code is missing, as after a release, and keeps what was typed on Login or Sign Up (LINE-01). */
export class ReloadForMissingCode {
  private draft: (() => EntryDraft) | undefined;
  private reloading: Promise<boolean> | undefined;

  constructor(
    private readonly deps: {
      readonly storage: ReloadStorage;
      readonly reloader: Reloader;
      readonly clock: Clock;
    },
  ) {}

  /** Registers the draft that a reload keeps for the open form; returns an unsubscribe function. */
  keepOnReload(draft: () => EntryDraft): () => void {
    this.draft = draft;
    return () => {
      if (this.draft === draft) this.draft = undefined;
    };
  }

  /** What Login or Sign Up held before the page was reloaded. */
  draftOf(form: 'login' | 'signUp'): Option<EntryDraft> {
    const isSignUp = form === 'signUp';
    return filter((draft: EntryDraft) => draft.isSignUp === isSignUp)(this.deps.storage.takeDraft());
  }

  /** True if the page is being reloaded; several missing files cause one reload. */
  execute(): Promise<boolean> {
    this.reloading ??= this.reloadOnce().then((isReloading) => {
      if (!isReloading) this.reloading = undefined;
      return isReloading;
    });
    return this.reloading;
  }

  /** Whether a reload may help: not soon after one that did not, nor without a connection, which would lose the open page. */
  async mayHelp(): Promise<boolean> {
    const { storage, clock, reloader } = this.deps;
    return mayReload(storage.lastReload(), clock.device()) && (await reloader.canReload());
  }

  private async reloadOnce(): Promise<boolean> {
    const { storage, clock, reloader } = this.deps;
    if (!(await this.mayHelp()) || !storage.keepReload(clock.device())) return false;
    if (this.draft !== undefined) storage.keepDraft(this.draft());
    reloader.reload();
    return true;
  }
}
