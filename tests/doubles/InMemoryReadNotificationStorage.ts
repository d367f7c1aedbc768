import type { ReadNotificationStorage } from '../../src/application/ports/ReadNotificationStorage';
import type { ReadId } from '../../src/domain/notifications/unread';

/** The list of read notifications of one browser, which another tab can change too. */
export class InMemoryReadNotificationStorage implements ReadNotificationStorage {
  private readonly listeners = new Set<() => void>();

  constructor(private ids: readonly ReadId[] = []) {}

  readIds(): readonly ReadId[] {
    return this.ids;
  }

  keep(ids: readonly ReadId[]): void {
    this.ids = ids;
  }

  onChangeElsewhere(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Plays another tab that reads a notification. */
  readElsewhere(id: ReadId): void {
    this.ids = [...this.ids, id];
    for (const listener of this.listeners) listener();
  }
}
