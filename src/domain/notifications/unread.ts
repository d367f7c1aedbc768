/** An id as the wire or the browser's storage has it: text and number are alike. */
export type NotificationId = string | number;

const asTexts = (ids: readonly NotificationId[]): ReadonlySet<string> => new Set(ids.map(String));

/** Whether this notification is missing from the stored read list (section 4). */
export const isUnread = (id: NotificationId, readIds: readonly NotificationId[]): boolean =>
  !asTexts(readIds).has(String(id));

/** The unread flag: true when any id is missing from the stored read list (section 4). */
export const hasUnread = (ids: readonly NotificationId[], readIds: readonly NotificationId[]): boolean => {
  const read = asTexts(readIds);
  return ids.some((id) => !read.has(String(id)));
};

/** The read list with this id in it, once only; what was stored stays as it was (section 4). */
export const markRead = (readIds: readonly NotificationId[], id: NotificationId): readonly NotificationId[] =>
  isUnread(id, readIds) ? [...readIds, id] : readIds;

/** The ids that are missing from the stored read list, in linear time (section 4). */
export const unreadIds = <Id extends NotificationId>(
  ids: readonly Id[],
  readIds: readonly NotificationId[],
): readonly Id[] => {
  const read = asTexts(readIds);
  return ids.filter((id) => !read.has(String(id)));
};
