import { isNone, isSome, none, some, type Option } from 'fp-ts/Option';
import { isOwnPath } from '../addresses/address';
import { isServiceId } from '../catalogue/find';
import { isScorePath } from '../score/scorePath';
import { taskPath, taskTabs, type TaskTab } from '../work/paths';
import { taskId } from '../work/task';
import type { Notification, NotificationTarget } from './notification';

/** A segment without dots, colons or slashes, so that no target can lead out of the portal. */
const plainSegment = /^[\w-]+$/;

/** Screens without an id that a notification may open (NAV-01, NAV-02). */
const screensWithoutId = [
  'dashboard',
  'profile',
  'filecabinet',
  'quotation',
  'deadlines',
  'payments',
  'cart',
  'notifications',
];

/** Screens that show one record. The question flow is not among them: it takes any two segments. */
const screensOfRecord = ['quotation', 'quotations', 'task-detail', 'sub-services', 'sub-service'];

const screensOfService = ['sub-services', 'sub-service'];

const readTab = (text: string): TaskTab | undefined => taskTabs.find((tab) => tab === text);

const hasRecord = (screen: string, id: string): boolean =>
  screensOfRecord.includes(screen) && (!screensOfService.includes(screen) || isServiceId(id));

const withoutRecord = (screen: string): Option<string> =>
  screensWithoutId.includes(screen) || isScorePath(screen) ? some(`/${screen}`) : none;

const placeOf = (text: string): Option<string> => {
  const segments = text.split('/').filter((segment) => segment !== '');
  const [screen = '', id, ...more] = segments;
  if (more.length > 0 || !segments.every((segment) => plainSegment.test(segment))) return none;
  if (id === undefined) return withoutRecord(screen);
  if (hasRecord(screen, id)) return some(`/${screen}/${id}`);
  // A screen without records ignores an id in the target.
  return screensOfRecord.includes(screen) ? none : withoutRecord(screen);
};

const pathOfTask = /^\/*task-detail\/+([\w-]+)\/*$/;

/**
 * The portal path that a notification points to, such as '/quotation/12'; none for an unknown screen, a missing record id,
 * or a path or value that is more than plain segments (AMB-07). Beside the path of a task the value may name a tab; without
 * one the path alone decides (AMB-67).
 */
export const targetPath = ({ path, value }: NotificationTarget): Option<string> => {
  const [, task] = pathOfTask.exec(path) ?? [];
  if (task !== undefined) return some(taskPath(taskId(task), readTab(value)));
  return placeOf(`${path}/${value}`);
};

/** Where a notification leads. */
export interface NotificationLinks {
  /** A path in the portal. */
  readonly portalPath: Option<string>;
  /** Any other address, '' for none. */
  readonly address: string;
}

const namesFile = /\.[^/.]+$/;

/**
 * The links of a notification, each target once. If its address is a portal path too, the target in its data wins, since
 * it is more exact. Of the portal's own paths only screens and files are links.
 */
export const notificationLinks = (notification: Pick<Notification, 'url' | 'target'>): NotificationLinks => {
  const url = notification.url.trim();
  const named = isSome(notification.target) ? targetPath(notification.target.value) : none;
  const path = url.replace(/[?#].*/s, '');
  if (!isOwnPath(path)) return { portalPath: named, address: url };
  const own = placeOf(path);
  if (isNone(own) && namesFile.test(path)) return { portalPath: named, address: url };
  return { portalPath: isSome(named) ? named : own, address: '' };
};
