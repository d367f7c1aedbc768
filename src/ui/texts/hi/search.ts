import type { Portal } from '../en/portal';

/** Texts of the top bar's search. */
export const search: Portal['search'] = {
  placeholder: 'यहाँ खोजें...',
  results: 'खोज के नतीजे',
  nothing: (query) => `“${query}” के लिए कुछ नहीं मिला।`,
  allServices: 'सभी सेवाएँ देखें',
  kinds: { service: 'सेवा', article: 'लेख', page: 'पेज', language: 'भाषा' },
  noPage: 'यहाँ से नहीं खुलता।',
  whereArticles: (home, blogs) => `लेख ${home} पर “${blogs}” में मिलेंगे।`,
};
