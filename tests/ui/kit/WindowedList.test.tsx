import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WindowedList } from '../../../src/ui/kit/WindowedList';
import {
  frame,
  heightOfList,
  isCovered,
  layOutList,
  observers,
  ROW_HEIGHT,
  scrollTo,
  settle,
  throwTo,
} from './scrolledPage';

const ESTIMATED_HEIGHT = 50;
const ITEMS = 1000;

const namesUpTo = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `Item ${index + 1}`);

const listOf = (count: number) => (
  <WindowedList items={namesUpTo(count)} keyOf={(name) => name} label="Items" rowHeight={ESTIMATED_HEIGHT}>
    {(name) => <button type="button">{name}</button>}
  </WindowedList>
);

const seeking = (key: string, onFound: (row: HTMLElement) => void) => (
  <WindowedList
    items={namesUpTo(ITEMS)}
    keyOf={(name) => name}
    label="Items"
    rowHeight={ESTIMATED_HEIGHT}
    sought={{ key, onFound }}
  >
    {(name) => <button type="button">{name}</button>}
  </WindowedList>
);

const open = () => render(listOf(ITEMS));

const shown = (): readonly string[] =>
  screen.queryAllByRole('listitem').map((item) => item.textContent ?? '');

beforeEach(layOutList);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a list that renders only the part near the viewport', () => {
  it('starts with its first items and reserves the height of the others', () => {
    open();
    expect(shown()).toEqual(namesUpTo(10));
    expect(heightOfList()).toBe(10 * ROW_HEIGHT + 990 * ESTIMATED_HEIGHT);
  });

  it('renders nearby items, one block per frame', () => {
    open();
    const counts = settle();
    expect(counts.slice(0, 3)).toEqual([15, 20, 25]);
    expect(isCovered()).toBe(true);
    expect(shown().length).toBeLessThan(40);
  });

  it('gives each item its position in the whole list', () => {
    open();
    const last = screen.getAllByRole('listitem').at(-1);
    expect(last?.getAttribute('aria-posinset')).toBe('10');
    expect(last?.getAttribute('aria-setsize')).toBe('1000');
  });

  it('stays small wherever it is scrolled to', () => {
    open();
    for (let top = 0; top < 10_000; top += 700) {
      scrollTo(top);
      expect(isCovered()).toBe(true);
      expect(shown().length).toBeLessThan(70);
    }
  });

  it('starts in the middle of the window after a long jump, then continues outwards', () => {
    open();
    settle();
    throwTo(25_000);
    // One frame for each block in the window, and one for each edge.
    for (let rendered = 0; rendered < 5; rendered += 1) frame();
    expect(isCovered()).toBe(true);
    settle();
    expect(isCovered()).toBe(true);
    expect(screen.queryByText('Item 1')).toBeNull();
  });

  it('returns to the beginning and reaches the last item', () => {
    open();
    scrollTo(1_000_000);
    expect(screen.getByText('Item 1000')).toBeTruthy();
    scrollTo(0);
    expect(screen.getByText('Item 1')).toBeTruthy();
    expect(isCovered()).toBe(true);
  });

  it('keeps the measured height of removed blocks', () => {
    open();
    settle();
    const rendered = shown().length;
    scrollTo(25_000);
    expect(screen.queryByText('Item 1')).toBeNull();
    const [before] = screen.getAllByRole('presentation');
    expect(before?.childElementCount).toBe(0);
    expect(heightOfList()).toBe(
      (rendered + shown().length) * ROW_HEIGHT + (ITEMS - rendered - shown().length) * ESTIMATED_HEIGHT,
    );
  });

  it('keeps a block that contains the focus', () => {
    open();
    screen.getByText('Item 3').focus();
    scrollTo(25_000);
    expect(document.activeElement?.textContent).toBe('Item 3');
    expect(screen.queryByText('Item 6')).toBeNull();
  });

  it('renders the rest when a filter shortens the list while it is scrolled far', () => {
    const { rerender } = open();
    scrollTo(25_000);
    rerender(listOf(3));
    // The height of one block, as before.
    expect(heightOfList()).toBe(5 * ROW_HEIGHT);
    scrollTo(0);
    expect(shown()).toEqual(namesUpTo(3));
  });

  it('stops observing the page after it is unmounted', () => {
    const { unmount } = open();
    expect(observers()).toBe(1);
    unmount();
    expect(observers()).toBe(0);
  });
});

describe('a sought item', () => {
  it('is rendered with its neighbours, wherever it stands, and handed over once', () => {
    const found = vi.fn<(row: HTMLElement) => void>();
    const list = seeking('Item 503', found);
    const { rerender } = render(list);
    expect(shown()).toEqual([...namesUpTo(10), ...namesUpTo(510).slice(495)]);
    rerender(list);
    expect(found.mock.calls.map(([row]) => row.textContent)).toEqual(['Item 503']);
  });

  it('may be the first or the last one, or none of the list', () => {
    const found = vi.fn<(row: HTMLElement) => void>();
    const { rerender } = render(seeking('Item 1', found));
    rerender(seeking('Item 1000', found));
    rerender(seeking('Item 1001', found));
    expect(found.mock.calls.map(([row]) => row.textContent)).toEqual(['Item 1', 'Item 1000']);
    expect(heightOfList()).toBe(20 * ROW_HEIGHT + 980 * ESTIMATED_HEIGHT);
  });

  it('is handed over as soon as the list has it', () => {
    const found = vi.fn<(row: HTMLElement) => void>();
    const sought = { key: 'Item 700', onFound: found };
    const listWith = (count: number) => (
      <WindowedList
        items={namesUpTo(count)}
        keyOf={(name) => name}
        label="Items"
        rowHeight={50}
        sought={sought}
      >
        {(name) => <button type="button">{name}</button>}
      </WindowedList>
    );
    const { rerender } = render(listWith(10));
    expect(found).not.toHaveBeenCalled();
    rerender(listWith(ITEMS));
    expect(found).toHaveBeenCalledOnce();
  });
});
