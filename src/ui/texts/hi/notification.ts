import type { Portal } from '../en/portal';

/** Texts of the notifications. */
export const notification: Portal['notification'] = {
  title: 'सूचनाएँ',
  lead: 'आपकी सेवाओं की ताज़ा जानकारी। कौन-सी सूचनाएँ पढ़ी गईं, यह इस डिवाइस को याद रहता है।',
  linkName: 'सूचनाएँ',
  linkNameUnread: 'सूचनाएँ, कुछ अपठित',
  loading: 'लोड हो रहा है...',
  failed: 'सूचनाएँ लोड नहीं हो सकीं',
  empty: 'अभी आपके लिए कोई सूचना नहीं है।',
  unread: 'अपठित',
  markAll: 'सभी को पढ़ा हुआ मानें',
  allMarked: 'सभी सूचनाएँ पढ़ी हुई मान ली गईं।',
  untitled: 'सूचना',
  details: 'जानकारी देखें',
  imageOf: (title) => `“${title}” की तस्वीर`,
};
