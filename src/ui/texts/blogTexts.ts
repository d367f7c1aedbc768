import { localized } from './language';

/** Words of the recent blogs; those of the specification letter for letter (sections 2 and 8). */
export const blogTexts = localized('blog', {
  title: 'Recent Blogs',
  viewAll: 'View All',
  loading: 'Loading...',
  empty: 'No blogs yet.',
  failed: 'Failed to fetch blogs. Please try again later.',
});
