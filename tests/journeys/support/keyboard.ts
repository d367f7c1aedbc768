import { expect, type Page } from '@playwright/test';
import { tabTo } from './buying.ts';

/** Whether the focus is visible: an outline, ring or border on the element or on the wrapper of its field. */
const focusIsVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return false;
    const wrapped = activeElement.parentElement;
    const shown = [
      activeElement,
      activeElement.nextElementSibling,
      wrapped,
      wrapped?.parentElement,
      wrapped?.parentElement?.parentElement,
    ];
    return shown.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
  });

/** Tabs to the control with this name, where the focus must show. */
export const reach = async (page: Page, name: string): Promise<void> => {
  await tabTo(page, name);
  expect(await focusIsVisible(page), `the focus on "${name}"`).toBe(true);
};

/** Tabs to a control and presses a key on it. */
export const press = async (page: Page, name: string, key = 'Enter'): Promise<void> => {
  await reach(page, name);
  await page.keyboard.press(key);
};
