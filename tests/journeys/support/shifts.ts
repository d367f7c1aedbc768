import type { Page } from '@playwright/test';

/** Sums the layout shifts without recent input from the browser's layout-shift entries. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Reflect.set(globalThis, 'portalShifts', moved);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') !== true) moved.push(Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const moved: unknown = Reflect.get(globalThis, 'portalShifts');
    return Array.isArray(moved) ? moved.reduce<number>((sum, value) => sum + Number(value), 0) : Number.NaN;
  });
