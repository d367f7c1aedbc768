import type { Option } from 'fp-ts/Option';
import type { When } from '../dates/instant';

/** Where a notification points to inside the portal (NOTI-01). */
export interface NotificationTarget {
  readonly path: string;
  readonly value: string;
}

/** A message to the customer (NOTI-01). */
export interface Notification {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly imagePath: string;
  readonly target: Option<NotificationTarget>;
  readonly createdAt: Option<When>;
}
