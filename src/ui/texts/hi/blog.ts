import type { Portal } from '../en/portal';

/** Texts of the recent blogs. */
export const blog: Portal['blog'] = {
  title: 'नए लेख',
  viewAll: 'सभी देखें',
  loading: 'लोड हो रहा है...',
  empty: 'अभी कोई लेख नहीं है।',
  failed: 'लेख लोड नहीं हो सके। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
};
