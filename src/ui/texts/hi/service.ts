import type { Portal } from '../en/portal';

/** Texts of the dashboard's services grid. */
export const service: Portal['service'] = {
  title: 'सभी सेवाएँ',
  loading: 'लोड हो रहा है...',
  empty: 'अभी कोई सेवा उपलब्ध नहीं है।',
  failed: 'सेवाएँ लोड नहीं हो सकीं',
};
