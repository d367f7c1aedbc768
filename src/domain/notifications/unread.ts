import type { NotificationId } from './notification';

/** An id as browser storage holds it; text and number count as the same id. */
export type ReadId = string | number;

/** A test whether an id is missing from the stored read list, which it looks through only once. */
const missingFrom = (readIds: readonly ReadId[]): ((id: NotificationId) => boolean) => {
  const read = new Set(readIds.map(String));
  return (id) => !read.has(id);
};

/** Whether this notification is missing from the stored read list (NOTI-06). */
export const isUnread = (id: NotificationId, readIds: readonly ReadId[]): boolean => missingFrom(readIds)(id);

/** The unread flag: true when any id is missing from the stored read list (NOTI-06). */
export const hasUnread = (ids: readonly NotificationId[], readIds: readonly ReadId[]): boolean =>
  ids.some(missingFrom(readIds));

/** The ids that are missing from the stored read list, in linear time (NOTI-06). */
export const unreadIds = (
  ids: readonly NotificationId[],
  readIds: readonly ReadId[],
): readonly NotificationId[] => ids.filter(missingFrom(readIds));

/** The read list with these ids added, each once; stored ids are kept (NOTI-04). */
export const markRead = (readIds: readonly ReadId[], ids: readonly NotificationId[]): readonly ReadId[] => [
  ...readIds,
  ...new Set(unreadIds(ids, readIds)),
];
