/** Texts of the recent blogs; quoted sentences match the specification letter for letter (LANG-04). */
export const blog = {
  title: 'Recent Blogs',
  viewAll: 'View All',
  loading: 'Loading...',
  empty: 'No blogs yet.',
  failed: 'Failed to fetch blogs. Please try again later.',
};
