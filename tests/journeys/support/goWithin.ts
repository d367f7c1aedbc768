import type { Page } from '@playwright/test';

/** Another screen without loading the page again, as a link of the portal leads there: a sweep of routes takes half the time. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
