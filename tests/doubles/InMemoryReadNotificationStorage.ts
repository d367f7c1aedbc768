import type { ReadNotificationStorage } from '../../src/application/ports/ReadNotificationStorage';
import type { NotificationId } from '../../src/domain/notifications/unread';

/** One browser's read list, which another tab may change as well. */
export class InMemoryReadNotificationStorage implements ReadNotificationStorage {
  private readonly listeners = new Set<() => void>();

  constructor(private ids: readonly NotificationId[] = []) {}

  readIds(): readonly NotificationId[] {
    return this.ids;
  }

  keep(ids: readonly NotificationId[]): void {
    this.ids = ids;
  }

  onChangeElsewhere(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Another tab reads a notification. */
  readElsewhere(id: NotificationId): void {
    this.ids = [...this.ids, id];
    for (const listener of this.listeners) listener();
  }
}
