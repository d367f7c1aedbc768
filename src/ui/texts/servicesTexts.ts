import { localized } from './language';

/** Words of the dashboard's grid of services; those of the specification letter for letter. */
export const servicesTexts = localized('services', {
  title: 'All Services',
  loading: 'Loading...',
  empty: 'No services are available right now.',
  failed: 'Error fetching services',
});
