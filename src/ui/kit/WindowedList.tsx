import { observer } from 'mobx-react-lite';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import type { Elements } from './elements';
import { useListWindow } from './useListWindow';
import './kit.css';

/** Items that are added and removed together; few, so that rendering a block does not interrupt scrolling. */
const BLOCK = 5;

/** An item that must be in the page, wherever it stands in the list. */
export interface SoughtItem {
  readonly key: string;
  /** Called once with the item's element. */
  readonly onFound: (row: HTMLElement) => void;
}

export interface WindowedListProps<A> {
  readonly items: readonly A[];
  readonly keyOf: (item: A) => string;
  /** Accessible name of the list. */
  readonly label: string;
  /** Height of a row in pixels, used until its block is measured. */
  readonly rowHeight: number;
  readonly children: (item: A) => Elements;
  readonly sought?: SoughtItem | undefined;
}

interface BlockProps<A> extends Pick<WindowedListProps<A>, 'items' | 'keyOf' | 'children'> {
  readonly first: number;
}

const Block = <A,>({ items, first, keyOf, children }: BlockProps<A>): ReactElement => (
  <div role="presentation" className="portal-windowed-block">
    {items.slice(first, first + BLOCK).map((item, index) => (
      <div key={keyOf(item)} role="listitem" aria-setsize={items.length} aria-posinset={first + index + 1}>
        {children(item)}
      </div>
    ))}
  </div>
);

/** Hands over the element of the sought item as soon as it is rendered. */
const useSought = (
  containerRef: RefObject<HTMLElement | null>,
  sought: SoughtItem | undefined,
  index: number,
): void => {
  const found = useRef<SoughtItem>(undefined);
  useEffect(() => {
    if (sought === undefined || sought === found.current || index < 0) return;
    const row = containerRef.current?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"]`);
    if (row === null || row === undefined) return;
    found.current = sought;
    sought.onFound(row);
  });
};

/**
 * A list of any length that renders only the part near the viewport, so that 5,000 items stay fast. Gaps keep the
 * height of the rest. Why it uses no library: docs/decisions/0005-long-lists.md.
 */
export const WindowedList = observer(
  <A,>({ items, keyOf, label, rowHeight, children, sought }: WindowedListProps<A>): ReactElement => {
    const index = sought === undefined ? -1 : items.findIndex((item) => keyOf(item) === sought.key);
    const { containerRef, segments, gapHeight } = useListWindow(
      Math.ceil(items.length / BLOCK),
      (block) => Math.min(BLOCK, items.length - block * BLOCK) * rowHeight,
      index < 0 ? undefined : Math.floor(index / BLOCK),
    );
    useSought(containerRef, sought, index);
    return (
      <div role="list" aria-label={label} ref={containerRef}>
        {segments.map((segment) =>
          segment.kind === 'rendered' ? (
            <Block key={segment.block} items={items} first={segment.block * BLOCK} keyOf={keyOf}>
              {children}
            </Block>
          ) : (
            <div key={`gap ${segment.block}`} role="presentation" style={{ height: gapHeight(segment) }} />
          ),
        )}
      </div>
    );
  },
);
