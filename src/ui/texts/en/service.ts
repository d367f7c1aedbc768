/** Texts of the dashboard's services grid; quoted sentences match the specification letter for letter (LANG-04). */
export const service = {
  title: 'All Services',
  loading: 'Loading...',
  empty: 'No services are available right now.',
  failed: 'Error fetching services',
};
