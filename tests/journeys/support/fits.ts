import { expect, type Page } from '@playwright/test';

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Box extends Edges {
  readonly name: string;
  readonly display: string;
  readonly overflow: string;
  /** Clipped for screen readers, or truncated with an ellipsis on purpose. */
  readonly isMeantToBeCut: boolean;
}

interface ShownText extends Edges {
  readonly text: string;
  /** From the innermost box outwards. */
  readonly boxes: readonly Box[];
}

const SLACK = 1.5;
const SETTLE_MS = 2000;

/** Every visible text with its position and the boxes around it. */
const textsOn = (page: Page): Promise<readonly ShownText[]> =>
  page.evaluate(() => {
    const shown = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const element = walker.currentNode.parentElement;
      const text = (walker.currentNode.textContent ?? '').trim().slice(0, 40);
      const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true;
      if (text === '' || !isSeen || element.closest('.portal-visually-hidden, [aria-hidden="true"]') !== null)
        continue;
      const boxes = [];
      for (let box: Element | null = element; box !== null; box = box.parentElement) {
        const { display, overflowX, overflowY, clipPath, textOverflow, webkitLineClamp } =
          getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isMeantToBeCut =
          clipPath !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        const name = `${box.tagName}.${box.className}`;
        const overflow = `${overflowX} ${overflowY}`;
        boxes.push({ name, display, overflow, isMeantToBeCut, left, right, top, bottom });
      }
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      shown.push({ text, boxes, left, right, top, bottom });
    }
    return shown;
  });

const leaves = (text: Edges, box: Box): boolean => {
  if (text.right > box.right + SLACK || text.left < box.left - SLACK) return true;
  const isCutUpright = text.bottom > box.bottom + SLACK || text.top < box.top - SLACK;
  return isCutUpright && /hidden|clip/.test(box.overflow);
};

/** The search outwards ends at boxes that scroll and at text that is cut on purpose. */
const boxLeftBy = (text: ShownText): Box | undefined => {
  const end = text.boxes.findIndex((box) => box.isMeantToBeCut || /auto|scroll/.test(box.overflow));
  const boxes = end === -1 ? text.boxes : text.boxes.slice(0, end);
  return boxes
    .filter(({ display }) => display !== 'inline' && display !== 'contents')
    .find((box) => leaves(text, box));
};

const misfitsNow = async (page: Page): Promise<readonly string[]> => {
  const texts = await textsOn(page);
  const misfits = texts.flatMap((text) => {
    const box = boxLeftBy(text);
    return box === undefined ? [] : [`${text.text} leaves ${box.name}`];
  });
  const [inside, window] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  return inside > window ? [...misfits, `the page is ${inside} wide in a window of ${window}`] : misfits;
};

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
