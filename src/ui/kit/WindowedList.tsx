import { type ReactElement, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import './kit.css';

/** Items that come and go together; few, so that a block costs less than a frame or two. */
const BLOCK = 10;
/** How far beyond the visible part items already stand, so that scrolling meets no gap. */
const MARGIN = '600px 0px';

export interface WindowedListProps<A> {
  readonly items: readonly A[];
  readonly keyOf: (item: A) => string;
  /** What the list is called by assistive technology. */
  readonly label: string;
  /** Height of a row in pixels, until its block has been measured. */
  readonly rowHeight: number;
  readonly children: (item: A) => ReactNode;
}

interface BlockWindow {
  readonly isNear: boolean;
  readonly height: number;
}

type Hear = (entry: IntersectionObserverEntry) => void;

/** One observer for all blocks of a list: five hundred would each look at the page in every frame that scrolls. */
class NearBlocks {
  private observer: IntersectionObserver | undefined;
  private readonly heard = new Map<Element, Hear>();

  /** Tells when the block comes near and when it leaves; the result ends that. */
  watch(block: Element, hear: Hear): () => void {
    this.observer ??= new IntersectionObserver((entries) => this.tell(entries), { rootMargin: MARGIN });
    this.heard.set(block, hear);
    this.observer.observe(block);
    return () => {
      this.heard.delete(block);
      this.observer?.unobserve(block);
    };
  }

  private tell(entries: readonly IntersectionObserverEntry[]): void {
    for (const entry of entries) this.heard.get(entry.target)?.(entry);
  }
}

/** Whether a block is near the visible part, and how high it was when it last stood in the page. */
const useBlockWindow = (
  near: NearBlocks,
  startsNear: boolean,
  guessedHeight: number,
): readonly [BlockWindow, React.RefObject<HTMLDivElement | null>] => {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<BlockWindow>({ isNear: startsNear, height: guessedHeight });
  useEffect(() => {
    const block = place.current;
    if (block === null) return undefined;
    return near.watch(block, ({ isIntersecting, boundingClientRect }) => {
      // A block that holds the focus stays, wherever the page is scrolled to.
      const isNear = isIntersecting || block.contains(document.activeElement);
      // Drawn in parts: there is time until the block comes into view, and scrolling must not stop for it.
      startTransition(() =>
        setShown((former) =>
          former.isNear === isNear ? former : { isNear, height: boundingClientRect.height },
        ),
      );
    });
  }, [near]);
  return [shown, place];
};

interface BlockProps<A> extends WindowedListProps<A> {
  readonly first: number;
  readonly near: NearBlocks;
}

const Block = <A,>({ items, first, near, keyOf, rowHeight, children }: BlockProps<A>): ReactElement => {
  const own = items.slice(first, first + BLOCK);
  const [shown, place] = useBlockWindow(near, first === 0, own.length * rowHeight);
  if (!shown.isNear)
    return (
      <div
        ref={place}
        role="presentation"
        className="portal-windowed-block"
        style={{ height: shown.height }}
      />
    );
  return (
    <div ref={place} role="presentation" className="portal-windowed-block">
      {own.map((item, index) => (
        <div key={keyOf(item)} role="listitem" aria-setsize={items.length} aria-posinset={first + index + 1}>
          {children(item)}
        </div>
      ))}
    </div>
  );
};

const firstsOf = (count: number): readonly number[] =>
  Array.from({ length: Math.ceil(count / BLOCK) }, (_, block) => block * BLOCK);

/** A list of any length of which only the part near the visible one stands in the page (5,000 items stay light). */
export const WindowedList = <A,>(props: WindowedListProps<A>): ReactElement => {
  const [near] = useState(() => new NearBlocks());
  return (
    <div role="list" aria-label={props.label}>
      {firstsOf(props.items.length).map((first) => (
        <Block key={first} {...props} first={first} near={near} />
      ))}
    </div>
  );
};
