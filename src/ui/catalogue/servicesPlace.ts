/** Where All Services stand on the dashboard, so that a link can lead there. */
export const SERVICES_PLACE = 'all-services';
