import type { Clock } from '../../application/ports/Clock';
import type { SharedFile, SharedFiles } from '../../application/ports/SharedFiles';
import { listShares, openShare, removeShares } from './sharedCache';

/** Cache Storage, where the service worker puts what other apps share. */
export class CacheSharedFiles implements SharedFiles {
  private readonly listeners = new Set<() => void>();

  constructor(private readonly deps: { readonly clock: Clock }) {}

  async all(): Promise<readonly SharedFile[]> {
    const listed = await listShares(this.deps.clock.device());
    const opened = listed.map(async (share) => ({ id: share.id, handle: await openShare(share) }));
    // Another tab may have sent one meanwhile.
    return (await Promise.all(opened)).filter(({ handle }) => handle !== undefined);
  }

  async count(): Promise<number> {
    return (await listShares(this.deps.clock.device())).length;
  }

  async hasAll(ids: readonly string[]): Promise<boolean> {
    const listed = await listShares(this.deps.clock.device());
    return ids.every((id) => listed.some((share) => share.id === id));
  }

  async remove(ids: readonly string[]): Promise<void> {
    await removeShares(ids);
    for (const tell of this.listeners) tell();
  }

  onRemoved(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
