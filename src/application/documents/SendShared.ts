import type { ExclusiveLock } from '../ports/ExclusiveLock';
import type { SharedFiles } from '../ports/SharedFiles';

/** What became of a shared file: another tab was first or its hour is over, it was sent, or it is kept still. */
type SharedOutcome = 'gone' | 'sent' | 'kept';

export interface SendSharedDependencies {
  readonly shared: SharedFiles;
  readonly lock: ExclusiveLock;
}

/** Sends what another app shared once, however many tabs show it: one at a time, and only what is kept still (SHARE-03). */
export class SendShared {
  constructor(private readonly deps: SendSharedDependencies) {}

  /** `send` tells whether the file was stored; a PDF of several pictures stands for all of their `ids`. */
  execute(ids: readonly string[], send: () => Promise<boolean>): Promise<SharedOutcome> {
    const { shared, lock } = this.deps;
    return lock.run('portal.shared', async () => {
      if (!(await shared.hasAll(ids))) return 'gone';
      if (!(await send())) return 'kept';
      await shared.remove(ids);
      return 'sent';
    });
  }
}
