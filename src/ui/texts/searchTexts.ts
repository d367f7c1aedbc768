/** Words of the top bar's search (section 2). */
export const searchTexts = {
  placeholder: 'Search here...',
  results: 'Search results',
  nothing: (query: string): string => `Nothing found for “${query}”.`,
} as const;
