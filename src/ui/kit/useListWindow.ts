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

/** Blocks rendered at once; the others follow, one per frame. */
const AT_FIRST = [0, 1];
/** Distance in pixels beyond the viewport within which blocks are rendered, so that scrolling meets no gap. */
const MARGIN = 600;
/** Distance in pixels beyond which blocks are removed; larger than MARGIN, so that none flickers at one edge. */
const FAR = 700;

interface Shown {
  /** The rendered blocks in ascending order. */
  readonly drawn: readonly number[];
  /** Last measured heights of blocks in pixels. */
  readonly heights: ReadonlyMap<number, number>;
}

/** A segment of the list with its current element. */
interface Standing {
  readonly segment: Segment;
  readonly element: Element;
}

const isHeld = (element: Element): boolean => element.contains(document.activeElement);

const isFar = ({ top, bottom }: DOMRect): boolean => bottom < -FAR || top > window.innerHeight + FAR;

/** Measures the rendered blocks and removes distant ones, except the one that contains the focus. */
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

/** The next block to render among the gaps near the viewport. */
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

/** Calls back for gaps near the viewport, including those near it from the start; returns an unsubscribe function. */
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
  readonly containerRef: RefObject<HTMLDivElement | null>;
  readonly segments: readonly Segment[];
  /** Height of a gap in pixels. */
  readonly roomOf: (gap: Gap) => number;
}

/**
 * Decides which blocks of a long list are rendered: those near the viewport and the one that contains the focus. A
 * nearby gap is filled one block per frame: gaps are observed again after each render, and an observer reports at once
 * a gap that is still near.
 */
export const useListWindow = (blocks: number, guessedHeight: HeightOf): ListWindow => {
  const containerRef = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({ drawn: AT_FIRST, heights: new Map() });
  const segments = segmentsOf(shown.drawn, blocks);
  const heightOf: HeightOf = (block) => shown.heights.get(block) ?? guessedHeight(block);
  useLayoutEffect(() => {
    // Forces the layout of the new block now; otherwise the next frame does layout and paint in one long task.
    containerRef.current?.getBoundingClientRect();
  });
  useEffect(() => {
    const elements = containerRef.current?.children ?? [];
    const standing = segments.flatMap((segment, index): readonly Standing[] => {
      const element = elements[index];
      return element === undefined ? [] : [{ segment, element }];
    });
    return watchGaps(standing, (near) => {
      const block = nextBlock(standing, near, heightOf);
      if (block === undefined) return;
      const next = withBlock(withoutFar(standing, shown), block);
      // A transition: the block is not in view yet, and scrolling must not stop for it.
      startTransition(() => setShown(next));
    });
  });
  return { containerRef, segments, roomOf: (gap) => heightOfGap(gap, heightOf) };
};
