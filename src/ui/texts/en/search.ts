/** Texts of the top bar's search (SRCH-01). */
export const search = {
  placeholder: 'Search here...',
  results: 'Search results',
  nothing: (query: string): string => `No results for “${query}”.`,
  allServices: 'See all services',
  /** What a result is; part of its name. */
  kinds: { service: 'service', article: 'article', page: 'page', language: 'language' },
  noPage: 'Does not open from here.',
  whereArticles: (home: string, blogs: string): string => `Articles are on ${home}, under ${blogs}.`,
};
