import type { Portal } from '../en/portal';

/** Texts of the notifications. */
export const notification: Portal['notification'] = {
  title: 'सूचनाएँ',
  lead: 'आपकी सेवाओं की ताज़ा जानकारी। पढ़ी हुई सूचनाएँ सिर्फ़ इसी डिवाइस पर याद रहती हैं।',
  linkName: 'सूचनाएँ',
  linkNameUnread: 'सूचनाएँ, कुछ नई',
  loading: 'लोड हो रहा है...',
  failed: 'सूचनाएँ लोड नहीं हो सकीं',
  empty: 'अभी आपके लिए कोई सूचना नहीं है।',
  unread: 'नई',
  markAll: 'सभी को पढ़ी हुई मानें',
  allMarked: 'अब कोई सूचना नई नहीं है।',
  untitled: 'सूचना',
  details: 'जानकारी देखें',
  imageOf: (title) => `“${title}” की तस्वीर`,
};
