import { describe, expect, it } from 'vitest';
import { LoadNotifications } from '../../../src/application/notifications/LoadNotifications';
import { MarkNotificationsRead } from '../../../src/application/notifications/MarkNotificationsRead';
import type { Notification } from '../../../src/domain/notifications/notification';
import { NotificationsStore } from '../../../src/ui/notifications/NotificationsStore';
import { aNotification } from '../../doubles/aNotification';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryList } from '../../doubles/InMemoryList';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemoryReadNotificationStorage } from '../../doubles/InMemoryReadNotificationStorage';

const composed = (notifications: readonly Notification[], read: readonly number[] = []) => {
  const gateway = new InMemoryList(notifications);
  const storage = new InMemoryReadNotificationStorage(read);
  const load = new LoadNotifications({ notifications: gateway, log: new InMemoryLog() });
  return {
    gateway,
    storage,
    store: new NotificationsStore({
      load,
      mark: new MarkNotificationsRead({ storage }),
      storage,
      notifier: new InMemoryNotifier(),
    }),
  };
};

describe('the unread flag', () => {
  const [first, second] = [aNotification({ id: '1' }), aNotification({ id: '2' })];

  it('is false before anything is loaded and for an empty list', async () => {
    const { store } = composed([]);
    expect(store.hasUnread).toBe(false);
    await store.refresh();
    expect(store.hasUnread).toBe(false);
  });

  it('becomes false when the last unread notification is opened [NOTI-07]', async () => {
    const { store } = composed([first, second], [1]);
    await store.refresh();
    expect(store.hasUnread).toBe(true);
    store.toggle(second);
    expect(store.hasUnread).toBe(false);
    expect(store.isUnread(second)).toBe(false);
  });

  it('follows what other tabs mark as read [NOTI-07]', async () => {
    const { store, storage } = composed([first, second], [1]);
    await store.refresh();
    store.follow();
    storage.readElsewhere(2);
    expect(store.hasUnread).toBe(false);
  });

  it('follows other tabs only while the top bar is mounted', () => {
    const { store, storage } = composed([first, second]);
    const stop = store.follow();
    stop();
    storage.readElsewhere(2);
    expect(store.readIds).toEqual([]);
    store.follow();
    expect(store.readIds).toEqual([2]);
  });

  it('makes no call when a notification is read [NOTI-05]', async () => {
    const { store, gateway } = composed([first, second]);
    await store.refresh();
    store.toggle(first);
    expect(gateway.readings).toBe(1);
  });

  it('loads the list once when top bar and page ask together', async () => {
    const { store, gateway } = composed([first]);
    await Promise.all([store.notifications.load(), store.refresh()]);
    expect(gateway.readings).toBe(1);
  });

  it('finds new notifications when the page is opened again, with everything collapsed', async () => {
    const { store, gateway } = composed([first]);
    await store.refresh();
    store.toggle(first);
    gateway.records = [second, first];
    await store.refresh();
    expect(store.notifications.value).toEqual([second, first]);
    expect(store.isOpen(first)).toBe(false);
    expect(store.hasUnread).toBe(true);
  });
});
