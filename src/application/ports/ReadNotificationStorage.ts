import type { ReadId } from '../../domain/notifications/unread';

/** The ids of read notifications, kept in this browser only (NOTI-05, STOR-03). */
export abstract class ReadNotificationStorage {
  /** The stored ids; an unreadable entry counts as absent. Never fails. */
  abstract readIds(): readonly ReadId[];
  abstract keep(ids: readonly ReadId[]): void;
  /** Calls the listener when another tab marks a notification read; returns an unsubscribe function. */
  abstract onChangeElsewhere(listener: () => void): () => void;
}
