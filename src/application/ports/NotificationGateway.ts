import type { TaskEither } from 'fp-ts/TaskEither';
import type { Notification } from '../../domain/notifications/notification';
import type { GatewayError } from './gatewayError';

export abstract class NotificationGateway {
  /** Every notification of the customer, in the backend's order (NOTI-01). */
  abstract all(signal?: AbortSignal): TaskEither<GatewayError, readonly Notification[]>;
}
