import { none } from 'fp-ts/Option';
import { readWhen } from '../../src/domain/dates/readWhen';
import { type Notification, notificationId } from '../../src/domain/notifications/notification';
import type { Given } from '../domain/given';

/** A notification two hours before the fixed clock, with a title and a body only. */
export const aNotification = ({ id = '1', ...changes }: Given<Notification> = {}): Notification => ({
  id: notificationId(id),
  title: 'Your GST return is filed',
  body: 'The acknowledgement is in your documents.',
  url: '',
  imagePath: '',
  target: none,
  createdAt: readWhen('2026-11-20T07:35:00Z'),
  ...changes,
});
