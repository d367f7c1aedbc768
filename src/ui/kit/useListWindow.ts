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
const INITIAL_BLOCKS = [0, 1];
/** Distance in pixels beyond the viewport within which blocks are rendered, so that scrolling meets no gap. */
const RENDER_MARGIN = 600;
/** Distance in pixels beyond which blocks are removed; larger than RENDER_MARGIN, so that none flickers at one edge. */
const REMOVE_MARGIN = 700;

interface Shown {
  /** The rendered blocks in ascending order. */
  readonly rendered: readonly number[];
  /** Last measured heights of blocks in pixels. */
  readonly heights: ReadonlyMap<number, number>;
}

/** A segment of the list with its current element. */
interface MountedSegment {
  readonly segment: Segment;
  readonly element: Element;
}

/** A block and its neighbours, so that the rows around a sought one have their true heights when it is scrolled to. */
const withNeighbours = (shown: Shown, block: number, blocks: number): Shown => ({
  rendered: [block - 1, block, block + 1]
    .filter((one) => one >= 0 && one < blocks && !shown.rendered.includes(one))
    .reduce((all, one) => withBlock(all, one), shown).rendered,
  heights: shown.heights,
});

const hasFocus = (element: Element): boolean => element.contains(document.activeElement);

const isDistant = ({ top, bottom }: DOMRect): boolean =>
  bottom < -REMOVE_MARGIN || top > window.innerHeight + REMOVE_MARGIN;

/** Measures the rendered blocks and removes distant ones, except the one that contains the focus. */
const withoutDistant = (mounted: readonly MountedSegment[], { heights }: Shown): Shown => {
  const measured = new Map(heights);
  const rendered: number[] = [];
  for (const { segment, element } of mounted) {
    if (segment.kind === 'gap') continue;
    const rect = element.getBoundingClientRect();
    measured.set(segment.block, rect.height);
    if (hasFocus(element) || !isDistant(rect)) rendered.push(segment.block);
  }
  return { rendered, heights: measured };
};

const withBlock = ({ rendered, heights }: Shown, block: number): Shown => ({
  rendered: [...rendered, block].sort((one, other) => one - other),
  heights,
});

/** The next block to render among the gaps near the viewport. */
const nextBlock = (
  mounted: readonly MountedSegment[],
  near: readonly Element[],
  heightOf: HeightOf,
): number | undefined => {
  const middle = window.innerHeight / 2;
  const candidates = mounted.flatMap(({ segment, element }): readonly Candidate[] =>
    segment.kind === 'gap' && near.includes(element)
      ? [nearestOf({ ...segment, top: element.getBoundingClientRect().top }, heightOf, middle)]
      : [],
  );
  return [...candidates].sort((one, other) => one.distance - other.distance)[0]?.block;
};

/** Calls back for gaps near the viewport, including those near it from the start; returns an unsubscribe function. */
const watchGaps = (
  mounted: readonly MountedSegment[],
  onNear: (near: readonly Element[]) => void,
): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => onNear(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)),
    { rootMargin: `${RENDER_MARGIN}px 0px` },
  );
  for (const { segment, element } of mounted) if (segment.kind === 'gap') observer.observe(element);
  return () => {
    observer.disconnect();
  };
};

export interface ListWindow {
  readonly containerRef: RefObject<HTMLDivElement | null>;
  readonly segments: readonly Segment[];
  /** Height of a gap in pixels. */
  readonly gapHeight: (gap: Gap) => number;
}

/**
 * Decides which blocks of a long list are rendered: those near the viewport and the one that contains the focus. A
 * nearby gap is filled one block per frame: gaps are observed again after each render, and an observer reports at once
 * a gap that is still near. A sought block is rendered wherever it is.
 */
export const useListWindow = (
  blocks: number,
  estimatedHeight: HeightOf,
  sought: number | undefined,
): ListWindow => {
  const containerRef = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({ rendered: INITIAL_BLOCKS, heights: new Map() });
  const [followed, follow] = useState<number>();
  if (sought !== followed) {
    follow(sought);
    if (sought !== undefined) setShown(withNeighbours(shown, sought, blocks));
  }
  const segments = segmentsOf(shown.rendered, blocks);
  const heightOf: HeightOf = (block) => shown.heights.get(block) ?? estimatedHeight(block);
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    // Forces the layout of a new block now; otherwise the next frame does layout and paint in one long task. The first
    // blocks come with much else that is rendered in this task.
    if (isMounted.current) containerRef.current?.getBoundingClientRect();
    isMounted.current = true;
  });
  useEffect(() => {
    const elements = containerRef.current?.children ?? [];
    const mounted = segments.flatMap((segment, index): readonly MountedSegment[] => {
      const element = elements[index];
      return element === undefined ? [] : [{ segment, element }];
    });
    return watchGaps(mounted, (near) => {
      const block = nextBlock(mounted, near, heightOf);
      if (block === undefined) return;
      const next = withBlock(withoutDistant(mounted, shown), block);
      // A transition: the block is not in view yet, and scrolling must not stop for it.
      startTransition(() => setShown(next));
    });
  });
  return { containerRef, segments, gapHeight: (gap) => heightOfGap(gap, heightOf) };
};
