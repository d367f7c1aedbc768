import { type Either, isLeft } from 'fp-ts/Either';
import type { Notification } from '../../domain/notifications/notification';
import type { GatewayError } from '../ports/gatewayError';
import type { Log } from '../ports/Log';
import type { NotificationGateway } from '../ports/NotificationGateway';

/** Reads the notifications; the top bar has no message for a failure, so it is logged here (NOTI-09). */
export class LoadNotifications {
  constructor(private readonly deps: { readonly notifications: NotificationGateway; readonly log: Log }) {}

  async execute(signal?: AbortSignal): Promise<Either<GatewayError, readonly Notification[]>> {
    const result = await this.deps.notifications.all(signal)();
    if (isLeft(result) && result.left.kind !== 'Cancelled')
      this.deps.log.failure('Notifications could not be loaded.', result.left.kind);
    return result;
  }
}
