import { isLeft } from 'fp-ts/Either';
import { type Option, none, some } from 'fp-ts/Option';
import * as t from 'io-ts';
import { readWhen } from '../../domain/dates/readWhen';
import {
  type Notification,
  notificationId,
  type NotificationTarget,
} from '../../domain/notifications/notification';
import { fromJsonText, wireId, wireText } from '../wire/wireCodecs';

/** A notification as GET user/notification lists it (NOTI-01). */
export const notificationWire = t.type({
  id: wireId,
  title: wireText,
  body: wireText,
  url: wireText,
  img_path: wireText,
  data: t.unknown,
  created_at: wireText,
});

const targetWire = t.type({ path: wireText, value: wireText });

/** `data` is JSON with path and value; unreadable data means no target. */
const toTarget = (data: unknown): Option<NotificationTarget> => {
  const json = fromJsonText(data);
  const target = targetWire.decode(json);
  return isLeft(target) || target.right.path === '' ? none : some(target.right);
};

export const toNotification = (wire: t.TypeOf<typeof notificationWire>): Notification => ({
  id: notificationId(wire.id),
  title: wire.title,
  body: wire.body,
  url: wire.url,
  imagePath: wire.img_path,
  target: toTarget(wire.data),
  createdAt: readWhen(wire.created_at),
});
