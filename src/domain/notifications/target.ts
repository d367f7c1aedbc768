import { none, some, type Option } from 'fp-ts/Option';
import type { NotificationTarget } from './notification';

const plainSegment = /^[\w-]+$/;

/**
 * The portal's own path a notification points to, such as '/quotation/12'; none where path or value is more than
 * plain segments, so that no notification can lead out of the portal (section 3, data; AMB-07).
 */
export const targetPath = (target: NotificationTarget): Option<string> => {
  const segments = `${target.path}/${target.value}`.split('/').filter((segment) => segment !== '');
  if (segments.length === 0 || !segments.every((segment) => plainSegment.test(segment))) return none;
  return some(`/${segments.join('/')}`);
};
