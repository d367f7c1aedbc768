/** The ids of read notifications, kept in this browser only (section 3, readNotifications; section 4). */
export abstract class ReadNotificationVault {
  /** Ids as text; an unreadable entry counts as absent. Never fails. */
  abstract readIds(): readonly string[];
  abstract keep(ids: readonly string[]): void;
  /** Tells when another tab reads a notification; the result takes the listener back. */
  abstract onChangeElsewhere(listener: () => void): () => void;
}
