/** A page of the marketing site: its origin plus the page's name (specification section 2, Sidebar). */
export const marketingPage = (
  origin: string,
  page: 'contact-us' | 'terms-and-conditions' | 'privacy-policy',
): string => `${origin.replace(/\/+$/, '')}/${page}`;
