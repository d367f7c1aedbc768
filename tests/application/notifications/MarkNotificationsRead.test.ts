import { describe, expect, it, vi } from 'vitest';
import { MarkNotificationsRead } from '../../../src/application/notifications/MarkNotificationsRead';
import { notificationId } from '../../../src/domain/notifications/notification';
import { InMemoryReadNotificationStorage } from '../../doubles/InMemoryReadNotificationStorage';

describe('a click marks a notification read', () => {
  it('adds its id to the read list, once only [NOTI-04]', () => {
    const storage = new InMemoryReadNotificationStorage([1]);
    const mark = new MarkNotificationsRead({ storage });
    expect(mark.execute([notificationId('2')])).toEqual([1, '2']);
    expect(mark.execute([notificationId('2')])).toEqual([1, '2']);
    expect(mark.execute([notificationId('1')])).toEqual([1, '2']);
    expect(storage.readIds()).toEqual([1, '2']);
  });

  it('adds all that are given with one write', () => {
    const storage = new InMemoryReadNotificationStorage(['2']);
    const keep = vi.spyOn(storage, 'keep');
    const all = ['1', '2', '3'].map(notificationId);
    expect(new MarkNotificationsRead({ storage }).execute(all)).toEqual(['2', '1', '3']);
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it('keeps what another tab has added meanwhile [NOTI-04]', () => {
    const storage = new InMemoryReadNotificationStorage();
    const mark = new MarkNotificationsRead({ storage });
    mark.execute([notificationId('1')]);
    storage.readElsewhere('5');
    expect(mark.execute([notificationId('2')])).toEqual(['1', '5', '2']);
  });

  it('writes nothing for one that is already read, since a write notifies other tabs', () => {
    const storage = new InMemoryReadNotificationStorage(['1']);
    const keep = vi.spyOn(storage, 'keep');
    new MarkNotificationsRead({ storage }).execute([notificationId('1')]);
    expect(keep).not.toHaveBeenCalled();
  });
});
