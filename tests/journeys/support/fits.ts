import { expect, type Page } from '@playwright/test';

const SLACK = 1.5;
const SETTLE_MS = 2000;

const misfitsNow = (page: Page): Promise<readonly string[]> =>
  page.evaluate((slack) => {
    interface Box {
      readonly name: string;
      readonly edges: DOMRect;
      /** An inline box has no edges that a text could leave. */
      readonly isInline: boolean;
      readonly cutsUpright: boolean;
      /** It scrolls, is clipped for screen readers, or is truncated with an ellipsis on purpose. */
      readonly endsSearch: boolean;
    }
    // Texts share most of the boxes around them.
    const known = new Map<Element, Box>();
    const boxOf = (element: Element): Box => {
      const seen = known.get(element);
      if (seen !== undefined) return seen;
      const style = getComputedStyle(element);
      const overflow = `${style.overflowX} ${style.overflowY}`;
      const box = {
        name: `${element.tagName}.${element.className}`,
        edges: element.getBoundingClientRect(),
        isInline: style.display === 'inline' || style.display === 'contents',
        cutsUpright: /hidden|clip/.test(overflow),
        endsSearch:
          /auto|scroll/.test(overflow) ||
          style.clipPath !== 'none' ||
          style.textOverflow === 'ellipsis' ||
          style.webkitLineClamp !== 'none',
      };
      known.set(element, box);
      return box;
    };
    const leaves = (text: DOMRect, { edges, isInline, cutsUpright }: Box): boolean => {
      if (isInline) return false;
      if (text.right > edges.right + slack || text.left < edges.left - slack) return true;
      return cutsUpright && (text.bottom > edges.bottom + slack || text.top < edges.top - slack);
    };
    /** The innermost box that the text leaves; the search outwards ends at one that scrolls or cuts on purpose. */
    const boxLeftBy = (text: DOMRect, innermost: Element): Box | undefined => {
      for (let element: Element | null = innermost; element !== null; element = element.parentElement) {
        const box = boxOf(element);
        if (box.endsSearch) return undefined;
        if (leaves(text, box)) return box;
      }
      return undefined;
    };

    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const element = walker.currentNode.parentElement;
      const text = (walker.currentNode.textContent ?? '').trim().slice(0, 40);
      const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true;
      if (text === '' || !isSeen || element.closest('.portal-visually-hidden, [aria-hidden="true"]') !== null)
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const box = boxLeftBy(range.getBoundingClientRect(), element);
      if (box !== undefined) found.push(`${text} leaves ${box.name}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);
    return found;
  }, SLACK);

/**
 * What does not fit into the window once the page is stable: a page that scrolls sideways, and texts that overflow a
 * box or are cut by it.
 */
export const misfits = async (page: Page): Promise<readonly string[]> => {
  let found: readonly string[] = [];
  const look = async (): Promise<number> => {
    found = await misfitsNow(page);
    return found.length;
  };
  await expect
    .poll(look, { timeout: SETTLE_MS })
    .toBe(0)
    .catch(() => undefined);
  return found;
};
