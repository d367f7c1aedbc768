import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WindowedList } from '../../../src/ui/kit/WindowedList';

/** An observer that hears what the test says of each element. */
class ToldObserver {
  static readonly all: ToldObserver[] = [];
  readonly observed = new Set<Element>();

  constructor(private readonly hear: (entries: readonly Partial<IntersectionObserverEntry>[]) => void) {
    ToldObserver.all.push(this);
  }

  observe(element: Element): void {
    this.observed.add(element);
  }

  unobserve(element: Element): void {
    this.observed.delete(element);
  }

  tell(target: Element, isIntersecting: boolean, height: number): void {
    act(() => {
      this.hear([{ target, isIntersecting, boundingClientRect: new DOMRect(0, 0, 100, height) }]);
    });
  }
}

const observed = (): readonly Element[] => ToldObserver.all.flatMap((observer) => [...observer.observed]);

const blockAt = (index: number): Element => {
  const block = observed()[index];
  if (block === undefined) throw new Error(`There is no block ${index}.`);
  return block;
};

/** Says that the block is near, or that it has gone when it was so high. */
const tell = (index: number, isNear: boolean, height: number): void =>
  ToldObserver.all[0]?.tell(blockAt(index), isNear, height);

const names = Array.from({ length: 45 }, (_, index) => `Item ${index + 1}`);

const open = () =>
  render(
    <WindowedList items={names} keyOf={(name) => name} label="Items" rowHeight={50}>
      {(name) => <button type="button">{name}</button>}
    </WindowedList>,
  );

beforeEach(() => {
  ToldObserver.all.length = 0;
  vi.stubGlobal('IntersectionObserver', ToldObserver);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const heightOf = (block: Element): string => (block instanceof HTMLElement ? block.style.height : '');

describe('a list of which only the part near the visible one stands in the page', () => {
  it('starts with its first block and keeps the room of the others', () => {
    open();
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    expect(observed().map(heightOf)).toEqual(['', '500px', '500px', '500px', '250px']);
  });

  it('says where each item stands in the whole', () => {
    open();
    const last = screen.getAllByRole('listitem').at(-1);
    expect(last?.getAttribute('aria-posinset')).toBe('10');
    expect(last?.getAttribute('aria-setsize')).toBe('45');
  });

  it('brings a block in when it comes near and keeps its measured room when it has gone', () => {
    open();
    tell(1, true, 500);
    expect(screen.getByText('Item 20')).toBeTruthy();
    tell(0, false, 1234);
    expect(screen.queryByText('Item 1')).toBeNull();
    expect(heightOf(blockAt(0))).toBe('1234px');
  });

  it('keeps a block that holds the focus', () => {
    open();
    screen.getByText('Item 3').focus();
    tell(0, false, 1000);
    expect(document.activeElement?.textContent).toBe('Item 3');
  });

  it('looks at the page once for all blocks, and for none that has gone', () => {
    const { unmount } = open();
    expect(ToldObserver.all).toHaveLength(1);
    expect(observed()).toHaveLength(5);
    unmount();
    expect(observed()).toEqual([]);
  });
});
