/** Texts of the notifications; quoted sentences match the specification letter for letter (LANG-04). */
export const notification = {
  title: 'Notifications',
  lead: 'Updates about your services. This device remembers which ones you have read.',
  linkName: 'Notifications',
  linkNameUnread: 'Notifications, unread',
  loading: 'Loading...',
  failed: 'Failed to fetch notifications',
  empty: 'You have no notifications yet.',
  unread: 'Unread',
  markAll: 'Mark all as read',
  allMarked: 'All notifications are marked as read.',
  untitled: 'Notification',
  details: 'View details',
  imageOf: (title: string): string => `Image for ${title}`,
};
