import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { NotificationGateway } from '../../application/ports/NotificationGateway';
import type { Notification } from '../../domain/notifications/notification';
import type { ApiClient } from './ApiClient';
import { stoppable } from './apiRequest';
import { acceptedList } from '../wire/decode';
import { notificationWire, toNotification } from './notificationWire';

export class HttpNotificationGateway implements NotificationGateway {
  constructor(private readonly deps: { readonly api: ApiClient; readonly log: Log }) {}

  all(signal?: AbortSignal): TE.TaskEither<GatewayError, readonly Notification[]> {
    const toList = acceptedList({
      codec: notificationWire,
      toDomain: toNotification,
      log: this.deps.log,
      record: 'notification',
    });
    return pipe(this.deps.api.get('user/notification', stoppable(signal)), TE.flatMap(toList));
  }
}
