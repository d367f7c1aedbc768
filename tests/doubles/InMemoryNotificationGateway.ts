import * as TE from 'fp-ts/TaskEither';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type { NotificationGateway } from '../../src/application/ports/NotificationGateway';
import type { Notification } from '../../src/domain/notifications/notification';
import { unlessCancelled } from './unlessCancelled';

/** In-memory notifications; a test can make the next reads fail and count them. */
export class InMemoryNotificationGateway implements NotificationGateway {
  failure: GatewayError | undefined = undefined;
  readings = 0;

  constructor(public notifications: readonly Notification[] = []) {}

  all(signal?: AbortSignal): TE.TaskEither<GatewayError, readonly Notification[]> {
    return unlessCancelled(signal, () => {
      this.readings += 1;
      return this.failure === undefined ? TE.right(this.notifications)() : TE.left(this.failure)();
    });
  }

  fail(): void {
    this.failure = gatewayError('ServerFault');
  }
}
