import type { NotificationId } from '../../domain/notifications/notification';
import { markRead, type ReadId } from '../../domain/notifications/unread';
import type { ReadNotificationStorage } from '../ports/ReadNotificationStorage';

/** Adds notifications to the read list of this browser; no call is made (NOTI-04, NOTI-05). */
export class MarkNotificationsRead {
  constructor(private readonly deps: { readonly storage: ReadNotificationStorage }) {}

  /** Returns the updated read list. Reads the stored list first, since another tab may have added to it. */
  execute(ids: readonly NotificationId[]): readonly ReadId[] {
    const stored = this.deps.storage.readIds();
    const marked = markRead(stored, ids);
    if (marked.length > stored.length) this.deps.storage.keep(marked);
    return marked;
  }
}
