/** Texts of the top bar's search (SRCH-01). */
export const search = {
  placeholder: 'Search here...',
  results: 'Search results',
  nothing: (query: string): string => `No results for “${query}”.`,
  allServices: 'See all services',
};
