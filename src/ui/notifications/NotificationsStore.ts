import { makeAutoObservable } from 'mobx';
import type { LoadNotifications } from '../../application/notifications/LoadNotifications';
import type { MarkNotificationsRead } from '../../application/notifications/MarkNotificationsRead';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Notifier } from '../../application/ports/Notifier';
import type { ReadNotificationStorage } from '../../application/ports/ReadNotificationStorage';
import type { Notification, NotificationId } from '../../domain/notifications/notification';
import { hasUnread, type ReadId, unreadIds } from '../../domain/notifications/unread';
import { Loadable } from '../state/Loadable';
import { texts } from '../texts/texts';

/** The customer's notifications, shared by the top bar and the page and synchronised between tabs. */
export class NotificationsStore {
  readonly notifications: Loadable<readonly Notification[], GatewayError>;
  readIds: readonly ReadId[];
  private openIds: ReadonlySet<NotificationId> = new Set();

  constructor(
    private readonly deps: {
      readonly load: LoadNotifications;
      readonly mark: MarkNotificationsRead;
      readonly storage: ReadNotificationStorage;
      readonly notifier: Notifier;
    },
  ) {
    this.notifications = new Loadable((signal) => deps.load.execute(signal));
    this.readIds = deps.storage.readIds();
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, notifications: false },
      { autoBind: true, deep: false },
    );
  }

  /** Follows what other tabs mark as read; returns an unsubscribe function. */
  follow(): () => void {
    this.readStored();
    return this.deps.storage.onChangeElsewhere(() => this.readStored());
  }

  get hasUnread(): boolean {
    return hasUnread(this.ids, this.readIds);
  }

  isUnread(notification: Notification): boolean {
    return this.unread.has(notification.id);
  }

  isOpen(notification: Notification): boolean {
    return this.openIds.has(notification.id);
  }

  /** Expands or collapses the notification; both mark it read. */
  toggle(notification: Notification): void {
    const open = new Set(this.openIds);
    if (!open.delete(notification.id)) open.add(notification.id);
    this.openIds = open;
    this.readIds = this.deps.mark.execute([notification.id]);
  }

  /** Marks read what is loaded here; what came later stays unread. */
  markAll(): void {
    this.readIds = this.deps.mark.execute(this.ids);
    this.deps.notifier.success(texts().notification.allMarked);
  }

  /** Called when the page opens; the old list stays visible until the new one arrives. */
  async refresh(): Promise<void> {
    this.openIds = new Set();
    const { state } = this.notifications;
    await (state.kind === 'loaded' ? this.notifications.reload() : this.notifications.load());
  }

  private get ids(): readonly NotificationId[] {
    return (this.notifications.value ?? []).map((notification) => notification.id);
  }

  private get unread(): ReadonlySet<NotificationId> {
    return new Set(unreadIds(this.ids, this.readIds));
  }

  private readStored(): void {
    this.readIds = this.deps.storage.readIds();
  }
}
