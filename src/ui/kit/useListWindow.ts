import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type Candidate,
  type Gap,
  type HeightOf,
  heightOfGap,
  nearestOf,
  type Segment,
  segmentsOf,
} from './windowedBlocks';

/** Blocks that are there at once; the others follow, one in a frame. */
const AT_FIRST = [0, 1];
/** How far beyond the visible part, in pixels, items already stand, so that scrolling meets no gap. */
const MARGIN = 600;
/** From where on, in pixels, they are taken away; further out, so that nothing comes and goes at one edge. */
const FAR = 700;

interface Shown {
  /** The blocks that stand in the page, in ascending order. */
  readonly drawn: readonly number[];
  /** How high blocks were when they were last seen, in pixels. */
  readonly heights: ReadonlyMap<number, number>;
}

/** A part of the list and its element, as the page has it now. */
interface Standing {
  readonly segment: Segment;
  readonly element: Element;
}

const isHeld = (element: Element): boolean => element.contains(document.activeElement);

const isFar = ({ top, bottom }: DOMRect): boolean => bottom < -FAR || top > window.innerHeight + FAR;

/** The drawn blocks are measured, and those that went far are taken away; the one that holds the focus stays. */
const withoutFar = (standing: readonly Standing[], { heights }: Shown): Shown => {
  const measured = new Map(heights);
  const drawn: number[] = [];
  for (const { segment, element } of standing) {
    if (segment.kind === 'gap') continue;
    const rect = element.getBoundingClientRect();
    measured.set(segment.block, rect.height);
    if (isHeld(element) || !isFar(rect)) drawn.push(segment.block);
  }
  return { drawn, heights: measured };
};

const withBlock = ({ drawn, heights }: Shown, block: number): Shown => ({
  drawn: [...drawn, block].toSorted((one, other) => one - other),
  heights,
});

/** Of the gaps that came near, the block to draw next. */
const nextBlock = (
  standing: readonly Standing[],
  near: readonly Element[],
  heightOf: HeightOf,
): number | undefined => {
  const middle = window.innerHeight / 2;
  const candidates = standing.flatMap(({ segment, element }): readonly Candidate[] =>
    segment.kind === 'gap' && near.includes(element)
      ? [nearestOf({ ...segment, top: element.getBoundingClientRect().top }, heightOf, middle)]
      : [],
  );
  return candidates.toSorted((one, other) => one.distance - other.distance)[0]?.block;
};

/** Hears of gaps that come near the visible part, or are near from the start; the result ends that. */
const watchGaps = (standing: readonly Standing[], hear: (near: readonly Element[]) => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => hear(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)),
    { rootMargin: `${MARGIN}px 0px` },
  );
  for (const { segment, element } of standing) if (segment.kind === 'gap') observer.observe(element);
  return () => {
    observer.disconnect();
  };
};

export interface ListWindow {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly segments: readonly Segment[];
  /** The room of blocks that are not drawn, in pixels. */
  readonly roomOf: (gap: Gap) => number;
}

/**
 * Which blocks of a long list stand in the page: those near the visible part and the one that holds the focus. What
 * a gap uncovers when it comes near is drawn one block in a frame: gaps are observed again after each, and an observer
 * tells at once of one that is still near.
 */
export const useListWindow = (blocks: number, guessedHeight: HeightOf): ListWindow => {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({ drawn: AT_FIRST, heights: new Map() });
  const segments = segmentsOf(shown.drawn, blocks);
  const heightOf: HeightOf = (block) => shown.heights.get(block) ?? guessedHeight(block);
  useLayoutEffect(() => {
    // Asked for nothing but to lay the block out now: else the next frame lays out and paints in one long task.
    place.current?.getBoundingClientRect();
  });
  useEffect(() => {
    const elements = place.current?.children ?? [];
    const standing = segments.flatMap((segment, index): readonly Standing[] => {
      const element = elements[index];
      return element === undefined ? [] : [{ segment, element }];
    });
    return watchGaps(standing, (near) => {
      const block = nextBlock(standing, near, heightOf);
      if (block === undefined) return;
      const next = withBlock(withoutFar(standing, shown), block);
      // Drawn in parts: there is time until the block comes into view, and scrolling must not stop for it.
      startTransition(() => setShown(next));
    });
  });
  return { place, segments, roomOf: (gap) => heightOfGap(gap, heightOf) };
};
