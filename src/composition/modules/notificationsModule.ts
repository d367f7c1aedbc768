import { LoadNotifications } from '../../application/notifications/LoadNotifications';
import { MarkNotificationsRead } from '../../application/notifications/MarkNotificationsRead';
import * as ports from '../../application/ports';
import { Client } from '../client';
import { HttpNotificationGateway } from '../../infrastructure/http/HttpNotificationGateway';
import { LocalReadNotificationStorage } from '../../infrastructure/storage/LocalReadNotificationStorage';
import { NotificationsStore } from '../../ui/notifications/NotificationsStore';
import { featureModule } from '../featureModule';
/** One store for the top bar and the page, so that both change at once. */
export const notificationsModule = featureModule(({ bindClass, bindPort }) => {
  bindPort(ports.NotificationGateway, HttpNotificationGateway, { api: Client, log: ports.Log });
  bindPort(ports.ReadNotificationStorage, LocalReadNotificationStorage, {});
  bindClass(LoadNotifications, { notifications: ports.NotificationGateway, log: ports.Log });
  bindClass(MarkNotificationsRead, { storage: ports.ReadNotificationStorage });
  bindClass(NotificationsStore, {
    load: LoadNotifications,
    mark: MarkNotificationsRead,
    storage: ports.ReadNotificationStorage,
    notifier: ports.Notifier,
  });
});
