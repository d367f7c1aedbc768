import type { Page } from '@playwright/test';

/** More than any screen has in one window. */
const MOST_STOPS = 250;

export interface Stop {
  readonly name: string;
  /** Why it cannot be seen; '' if a part of it can. */
  readonly hidden: string;
}

/** The element that has the focus, and what covers it; undefined once the focus has left the page or begins again. */
const stopOf = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    if (focused.dataset['tabbed'] !== undefined) return undefined;
    focused.dataset['tabbed'] = '';
    const name = `${focused.tagName.toLowerCase()} "${(focused.getAttribute('aria-label') ?? focused.textContent.trim().slice(0, 40)) || focused.id}"`;
    // The control of a checkbox, radio button or file is its label.
    const shown = focused.matches('[type=checkbox], [type=radio], [type=file]')
      ? (focused.closest('label') ?? focused.parentElement ?? focused)
      : focused;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (x1 - x0 < 1 || y1 - y0 < 1)
      return { name, hidden: `outside the window, ${Math.round(top)} to ${Math.round(bottom)}` };
    const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
    let cover = '';
    for (const down of parts)
      for (const across of parts) {
        const hit = document.elementFromPoint(x0 + (x1 - x0) * across, y0 + (y1 - y0) * down);
        if (hit !== null && (shown.contains(hit) || hit.contains(shown))) return { name, hidden: '' };
        cover = hit === null ? 'nothing' : `${hit.tagName.toLowerCase()}.${hit.className}`;
      }
    return { name, hidden: `behind ${cover}` };
  });

/** Presses Tab from the start of the page until the focus leaves it, and says of each stop whether it can be seen. */
export const tabThrough = async (page: Page): Promise<readonly Stop[]> => {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-tabbed]')) one.removeAttribute('data-tabbed');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    // The next Tab begins where the browser last had a place, which a selection gives it.
    getSelection()?.setPosition(document.body, 0);
  });
  const stops: Stop[] = [];
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a person presses one key after the other
    await page.keyboard.press('Tab');
    // oxlint-disable-next-line no-await-in-loop -- see above
    const stop = await stopOf(page);
    if (stop === undefined) return stops;
    stops.push(stop);
  }
  throw new Error(`More than ${MOST_STOPS} stops.`);
};
