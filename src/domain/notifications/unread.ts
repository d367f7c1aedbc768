import type { NotificationId } from './notification';

/** An id as browser storage holds it; text and number count as the same id. */
export type ReadId = string | number;

const asTexts = (ids: readonly ReadId[]): ReadonlySet<string> => new Set(ids.map(String));

/** Whether this notification is missing from the stored read list (NOTI-06). */
export const isUnread = (id: NotificationId, readIds: readonly ReadId[]): boolean =>
  !asTexts(readIds).has(String(id));

/** The unread flag: true when any id is missing from the stored read list (NOTI-06). */
export const hasUnread = (ids: readonly NotificationId[], readIds: readonly ReadId[]): boolean => {
  const read = asTexts(readIds);
  return ids.some((id) => !read.has(String(id)));
};

/** The read list with this id added, once only; stored ids are kept (NOTI-04). */
export const markRead = (readIds: readonly ReadId[], id: NotificationId): readonly ReadId[] =>
  isUnread(id, readIds) ? [...readIds, id] : readIds;

/** The ids that are missing from the stored read list, in linear time (NOTI-06). */
export const unreadIds = (
  ids: readonly NotificationId[],
  readIds: readonly ReadId[],
): readonly NotificationId[] => {
  const read = asTexts(readIds);
  return ids.filter((id) => !read.has(String(id)));
};
