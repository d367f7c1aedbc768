import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
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

/** Whether a block is near the visible part, and how high it was when it last stood in the page. */
const useBlockWindow = (
  startsNear: boolean,
  guessedHeight: number,
): readonly [BlockWindow, React.RefObject<HTMLDivElement | null>] => {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<BlockWindow>({ isNear: startsNear, height: guessedHeight });
  useEffect(() => {
    const block = place.current;
    if (block === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last === undefined) return;
        // A block that holds the focus stays, wherever the page is scrolled to.
        const isNear = last.isIntersecting || block.contains(document.activeElement);
        setShown((former) =>
          former.isNear === isNear ? former : { isNear, height: last.boundingClientRect.height },
        );
      },
      { rootMargin: MARGIN },
    );
    observer.observe(block);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [shown, place];
};

interface BlockProps<A> extends WindowedListProps<A> {
  readonly first: number;
}

const Block = <A,>({ items, first, keyOf, rowHeight, children }: BlockProps<A>): ReactElement => {
  const own = items.slice(first, first + BLOCK);
  const [shown, place] = useBlockWindow(first === 0, own.length * rowHeight);
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
export const WindowedList = <A,>(props: WindowedListProps<A>): ReactElement => (
  <div role="list" aria-label={props.label}>
    {firstsOf(props.items.length).map((first) => (
      <Block key={first} {...props} first={first} />
    ))}
  </div>
);
