import type { ContainerModule } from 'inversify';
import { LoadNotifications } from '../../application/notifications/LoadNotifications';
import { MarkNotificationRead } from '../../application/notifications/MarkNotificationRead';
import { Log } from '../../application/ports/Log';
import { NotificationGateway } from '../../application/ports/NotificationGateway';
import { ReadNotificationStorage } from '../../application/ports/ReadNotificationStorage';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpNotificationGateway } from '../../infrastructure/http/HttpNotificationGateway';
import { LocalReadNotificationStorage } from '../../infrastructure/storage/LocalReadNotificationStorage';
import { NotificationsStore } from '../../ui/notifications/NotificationsStore';
import { featureModule } from '../featureModule';

/** One store for the top bar and the page, so that both change at once. */
export const notificationsModule: ContainerModule = featureModule(({ bindClass, bindPort }) => {
  bindPort(NotificationGateway, HttpNotificationGateway, { api: ApiClient, log: Log });
  bindPort(ReadNotificationStorage, LocalReadNotificationStorage, {});
  bindClass(LoadNotifications, { notifications: NotificationGateway, log: Log });
  bindClass(MarkNotificationRead, { storage: ReadNotificationStorage });
  bindClass(NotificationsStore, {
    load: LoadNotifications,
    mark: MarkNotificationRead,
    storage: ReadNotificationStorage,
  });
});
