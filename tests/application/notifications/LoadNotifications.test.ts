import { isLeft, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { LoadNotifications } from '../../../src/application/notifications/LoadNotifications';
import { aNotification } from '../../doubles/aNotification';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import type { Notification } from '../../../src/domain/notifications/notification';
import { InMemoryList } from '../../doubles/InMemoryList';

describe('the notifications are loaded', () => {
  it('gives the list and logs nothing', async () => {
    const log = new InMemoryLog();
    const gateway = new InMemoryList([aNotification()]);
    expect(await new LoadNotifications({ notifications: gateway, log }).execute()).toEqual(
      right([aNotification()]),
    );
    expect(log.failures).toEqual([]);
  });

  it('logs a failed load [NOTI-09]', async () => {
    const log = new InMemoryLog();
    const gateway = new InMemoryList<Notification>();
    gateway.fail();
    expect(isLeft(await new LoadNotifications({ notifications: gateway, log }).execute())).toBe(true);
    expect(log.failures).toEqual(['Notifications could not be loaded.']);
  });

  it('logs nothing when it is cancelled', async () => {
    const log = new InMemoryLog();
    const notifications = new InMemoryList<Notification>();
    const controller = new AbortController();
    controller.abort();
    expect(isLeft(await new LoadNotifications({ notifications, log }).execute(controller.signal))).toBe(true);
    expect(log.failures).toEqual([]);
  });
});
