import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MarkNotificationsRead } from '../../../src/application/notifications/MarkNotificationsRead';
import { LocalReadNotificationStorage } from '../../../src/infrastructure/storage/LocalReadNotificationStorage';
import { notificationId } from '../../../src/domain/notifications/notification';

const KEY = 'readNotifications';
const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

let storage = new LocalReadNotificationStorage();
beforeEach(() => {
  storage = new LocalReadNotificationStorage();
});

describe("the ids of read notifications are kept in local storage under 'readNotifications'", () => {
  it('adds the id as the backend numbers it, once only [NOTI-04] [STOR-03]', () => {
    const mark = new MarkNotificationsRead({ storage });
    mark.execute([notificationId('7')]);
    mark.execute([notificationId('7')]);
    mark.execute([notificationId('a-9')]);
    expect(stored()).toEqual([7, 'a-9']);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('keeps other stored ids [NOTI-04]', () => {
    localStorage.setItem(KEY, '[3,"x"]');
    new MarkNotificationsRead({ storage }).execute([notificationId('7')]);
    expect(stored()).toEqual([3, 'x', 7]);
  });

  it('survives a reload [NOTI-05]', () => {
    storage.keep(['7']);
    expect(new LocalReadNotificationStorage().readIds()).toEqual([7]);
  });

  it.each(['', 'nonsense', '{"7":true}', '7', 'null', '"text"'])('counts %j as absent [STOR-04]', (entry) => {
    localStorage.setItem(KEY, entry);
    expect(storage.readIds()).toEqual([]);
  });

  it('ignores entries that are no ids', () => {
    localStorage.setItem(KEY, '[1,null,{"id":2},"3",[4]]');
    expect(storage.readIds()).toEqual([1, '3']);
  });

  it('keeps an id as text when a number would lose digits', () => {
    storage.keep(['90071992547409931', '007', '1.0']);
    expect(stored()).toEqual(['90071992547409931', '007', '1.0']);
  });

  it('reports changes of another tab, but not of other entries, and not after unsubscribing', () => {
    const listener = vi.fn<() => void>();
    const release = storage.onChangeElsewhere(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    expect(listener).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(2);
    release();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
