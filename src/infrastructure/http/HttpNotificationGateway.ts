import type { TaskEither } from 'fp-ts/TaskEither';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { NotificationGateway } from '../../application/ports/NotificationGateway';
import type { Notification } from '../../domain/notifications/notification';
import type { ApiClient } from './ApiClient';
import { readList } from './readList';
import { notificationWire, toNotification } from './notificationWire';

export class HttpNotificationGateway implements NotificationGateway {
  constructor(private readonly deps: { readonly api: ApiClient; readonly log: Log }) {}

  all(signal?: AbortSignal): TaskEither<GatewayError, readonly Notification[]> {
    const reading = {
      codec: notificationWire,
      toDomain: toNotification,
      log: this.deps.log,
      record: 'notification',
    };
    return readList(this.deps.api, 'user/notification', reading, signal);
  }
}
