import { ContainerModule } from 'inversify';
import { LoadNotifications } from '../../application/notifications/LoadNotifications';
import { MarkNotificationRead } from '../../application/notifications/MarkNotificationRead';
import { Log } from '../../application/ports/Log';
import { NotificationGateway } from '../../application/ports/NotificationGateway';
import { ReadNotificationVault } from '../../application/ports/ReadNotificationVault';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpNotificationGateway } from '../../infrastructure/http/HttpNotificationGateway';
import { LocalReadNotificationVault } from '../../infrastructure/storage/LocalReadNotificationVault';
import { NotificationsStore } from '../../ui/notifications/NotificationsStore';

/** One store for the top bar and the page, so that both change at once. */
export const notificationsModule = new ContainerModule(({ bind }) => {
  bind(NotificationGateway).toResolvedValue(
    (api: ApiClient, log: Log) => new HttpNotificationGateway(api, log),
    [ApiClient, Log],
  );
  bind(ReadNotificationVault).toResolvedValue(() => new LocalReadNotificationVault());
  bind(LoadNotifications).toResolvedValue(
    (notifications: NotificationGateway, log: Log) => new LoadNotifications(notifications, log),
    [NotificationGateway, Log],
  );
  bind(MarkNotificationRead).toResolvedValue(
    (vault: ReadNotificationVault) => new MarkNotificationRead(vault),
    [ReadNotificationVault],
  );
  bind(NotificationsStore).toResolvedValue(
    (load: LoadNotifications, mark: MarkNotificationRead, vault: ReadNotificationVault) =>
      new NotificationsStore(load, mark, vault),
    [LoadNotifications, MarkNotificationRead, ReadNotificationVault],
  );
});
