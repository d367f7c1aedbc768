/** Address of a page of the marketing site: its origin and the page's name (NAV-19). */
export const marketingPage = (
  origin: string,
  page: 'contact-us' | 'terms-and-conditions' | 'privacy-policy',
): string => `${origin.replace(/\/+$/, '')}/${page}`;
