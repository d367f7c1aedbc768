import { isNone, isSome, none, some, type Option } from 'fp-ts/Option';
import type { Notification, NotificationTarget } from './notification';

const plainSegment = /^[\w-]+$/;

const placeOf = (text: string): Option<string> => {
  const segments = text.split('/').filter((segment) => segment !== '');
  if (segments.length === 0 || !segments.every((segment) => plainSegment.test(segment))) return none;
  return some(`/${segments.join('/')}`);
};

/**
 * The portal's own path a notification points to, such as '/quotation/12'; none where path or value is more than
 * plain segments, so that no notification can lead out of the portal (section 3, data; AMB-07).
 */
export const targetPath = (target: NotificationTarget): Option<string> =>
  placeOf(`${target.path}/${target.value}`);

/** Where a notification leads. */
export interface NotificationLinks {
  /** A place in the portal. */
  readonly place: Option<string>;
  /** Any other address, '' for none. */
  readonly address: string;
}

const ownPath = /^\/(?!\/)/;

/**
 * The links of a notification, each target once: where its address is a place in the portal too, the place that its
 * data names is the more exact one (section 3, url and data).
 */
export const notificationLinks = (notification: Pick<Notification, 'url' | 'target'>): NotificationLinks => {
  const url = notification.url.trim();
  const named = isSome(notification.target) ? targetPath(notification.target.value) : none;
  const own = ownPath.test(url) ? placeOf(url) : none;
  if (isNone(own)) return { place: named, address: url };
  return { place: isSome(named) ? named : own, address: '' };
};
