import { ContainerModule } from 'inversify';
import { LoadNotifications } from '../../application/notifications/LoadNotifications';
import { MarkNotificationRead } from '../../application/notifications/MarkNotificationRead';
import { Log } from '../../application/ports/Log';
import { NotificationGateway } from '../../application/ports/NotificationGateway';
import { ReadNotificationStorage } from '../../application/ports/ReadNotificationStorage';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpNotificationGateway } from '../../infrastructure/http/HttpNotificationGateway';
import { LocalReadNotificationStorage } from '../../infrastructure/storage/LocalReadNotificationStorage';
import { NotificationsStore } from '../../ui/notifications/NotificationsStore';

/** One store for the top bar and the page, so that both change at once. */
export const notificationsModule = new ContainerModule(({ bind }) => {
  bind(NotificationGateway).toResolvedValue(
    (api: ApiClient, log: Log) => new HttpNotificationGateway(api, log),
    [ApiClient, Log],
  );
  bind(ReadNotificationStorage).toResolvedValue(() => new LocalReadNotificationStorage());
  bind(LoadNotifications).toResolvedValue(
    (notifications: NotificationGateway, log: Log) => new LoadNotifications(notifications, log),
    [NotificationGateway, Log],
  );
  bind(MarkNotificationRead).toResolvedValue(
    (storage: ReadNotificationStorage) => new MarkNotificationRead(storage),
    [ReadNotificationStorage],
  );
  bind(NotificationsStore).toResolvedValue(
    (load: LoadNotifications, mark: MarkNotificationRead, storage: ReadNotificationStorage) =>
      new NotificationsStore(load, mark, storage),
    [LoadNotifications, MarkNotificationRead, ReadNotificationStorage],
  );
});
