import type { Portal } from '../en/portal';

/** Texts of the recent blogs. */
export const blog: Portal['blog'] = {
  title: 'नए ब्लॉग',
  viewAll: 'सभी देखें',
  loading: 'लोड हो रहा है...',
  empty: 'अभी कोई ब्लॉग नहीं है।',
  failed: 'ब्लॉग लोड नहीं हो सके। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
};
