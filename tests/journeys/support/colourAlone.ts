import type { Page } from '@playwright/test';

/** Links within a line of text that nothing but their colour tells from it, each as its name. */
export const linksByColourAlone = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    return [...document.querySelectorAll('main a')]
      .filter((link) => {
        const beside = [...(link.parentElement?.childNodes ?? [])].filter((node) => node !== link);
        const isInText =
          link.closest('p') !== null ||
          beside.some(
            (node) =>
              (node.textContent ?? '').trim() !== '' &&
              (!(node instanceof Element) || getComputedStyle(node).display.startsWith('inline')),
          );
        const { textDecorationLine, backgroundColor } = getComputedStyle(link);
        return isInText && textDecorationLine === 'none' && backgroundColor === 'rgba(0, 0, 0, 0)';
      })
      .map((link) => link.textContent);
  });
