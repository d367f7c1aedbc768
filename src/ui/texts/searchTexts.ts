import { localized } from './language';

/** Words of the top bar's search (section 2). */
export const searchTexts = localized('search', {
  placeholder: 'Search here...',
  results: 'Search results',
  nothing: (query: string): string => `No results for “${query}”.`,
});
