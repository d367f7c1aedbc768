/** Words of the top bar's search (section 2). */
export const searchTexts = {
  placeholder: 'Search here...',
  results: 'Search results',
  nothing: (query: string): string => `Nothing found for “${query}”.`,
  found: (count: number): string => (count === 1 ? '1 result' : `${count} results`),
} as const;
