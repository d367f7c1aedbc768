import { describe, expect, it, vi } from 'vitest';
import { MarkNotificationRead } from '../../../src/application/notifications/MarkNotificationRead';
import { notificationId } from '../../../src/domain/notifications/notification';
import { InMemoryReadNotificationStorage } from '../../doubles/InMemoryReadNotificationStorage';

describe('a click marks a notification read', () => {
  it('adds its id to the read list, once only [NOTI-04]', () => {
    const storage = new InMemoryReadNotificationStorage([1]);
    const mark = new MarkNotificationRead({ storage });
    expect(mark.execute(notificationId('2'))).toEqual([1, '2']);
    expect(mark.execute(notificationId('2'))).toEqual([1, '2']);
    expect(mark.execute(notificationId('1'))).toEqual([1, '2']);
    expect(storage.readIds()).toEqual([1, '2']);
  });

  it('keeps what another tab has added meanwhile [NOTI-04]', () => {
    const storage = new InMemoryReadNotificationStorage();
    const mark = new MarkNotificationRead({ storage });
    mark.execute(notificationId('1'));
    storage.readElsewhere('5');
    expect(mark.execute(notificationId('2'))).toEqual(['1', '5', '2']);
  });

  it('writes nothing for one that is already read, since a write notifies other tabs', () => {
    const storage = new InMemoryReadNotificationStorage(['1']);
    const keep = vi.spyOn(storage, 'keep');
    new MarkNotificationRead({ storage }).execute(notificationId('1'));
    expect(keep).not.toHaveBeenCalled();
  });
});
