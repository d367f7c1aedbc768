import type { Option } from 'fp-ts/Option';
import type { When } from '../dates/instant';
import { type Id, idOf } from '../ids/id';

/** Where a notification points to inside the portal (NOTI-01). */
export interface NotificationTarget {
  readonly path: string;
  readonly value: string;
}

/** The id of a notification. */
export type NotificationId = Id<'notification'>;
export const notificationId = idOf<'notification'>();

/** A message to the customer (NOTI-01). */
export interface Notification {
  readonly id: NotificationId;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly imagePath: string;
  readonly target: Option<NotificationTarget>;
  readonly createdAt: Option<When>;
}
