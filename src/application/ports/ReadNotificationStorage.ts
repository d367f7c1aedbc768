import type { NotificationId } from '../../domain/notifications/unread';

/** The ids of read notifications, kept in this browser only (section 3, readNotifications; section 4). */
export abstract class ReadNotificationStorage {
  /** The stored ids; an unreadable entry counts as absent. Never fails. */
  abstract readIds(): readonly NotificationId[];
  abstract keep(ids: readonly NotificationId[]): void;
  /** Tells when another tab reads a notification; the result takes the listener back. */
  abstract onChangeElsewhere(listener: () => void): () => void;
}
