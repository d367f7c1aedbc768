import type { OpenedRemarkStorage } from '../../src/application/ports/OpenedRemarkStorage';
import type { OpenedRemarks } from '../../src/domain/work/openedRemarks';

/** The opened remarks of one browser, which another tab can change too. */
export class InMemoryOpenedRemarkStorage implements OpenedRemarkStorage {
  private readonly listeners = new Set<() => void>();
  private kept: OpenedRemarks = {};

  opened(): OpenedRemarks {
    return this.kept;
  }

  keep(opened: OpenedRemarks): void {
    this.kept = opened;
  }

  onChangeElsewhere(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Plays another tab that opens a remark. */
  openElsewhere(opened: OpenedRemarks): void {
    this.kept = opened;
    for (const listener of this.listeners) listener();
  }
}
