import type { NotificationId } from '../../domain/notifications/notification';
import { isUnread, markRead, type ReadId } from '../../domain/notifications/unread';
import type { ReadNotificationStorage } from '../ports/ReadNotificationStorage';

/** Adds a notification to the read list of this browser; no call is made (NOTI-04, NOTI-05). */
export class MarkNotificationRead {
  constructor(private readonly deps: { readonly storage: ReadNotificationStorage }) {}

  /** Returns the updated read list. Reads the stored list first, since another tab may have added to it. */
  execute(id: NotificationId): readonly ReadId[] {
    const stored = this.deps.storage.readIds();
    if (!isUnread(id, stored)) return stored;
    const ids = markRead(stored, id);
    this.deps.storage.keep(ids);
    return ids;
  }
}
