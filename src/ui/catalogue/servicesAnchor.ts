/** Anchor id of All Services on the dashboard. */
export const SERVICES_ANCHOR = 'all-services';
