import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WindowedList } from '../../../src/ui/kit/WindowedList';

/** Observers that hear what the test says of each element. */
class ToldObserver {
  static readonly all: ToldObserver[] = [];
  observed: Element | undefined = undefined;

  constructor(private readonly hear: (entries: readonly Partial<IntersectionObserverEntry>[]) => void) {
    ToldObserver.all.push(this);
  }

  observe(element: Element): void {
    this.observed = element;
  }

  disconnect(): void {
    this.observed = undefined;
  }

  tell(isIntersecting: boolean, height: number): void {
    act(() => {
      this.hear([{ isIntersecting, boundingClientRect: new DOMRect(0, 0, 100, height) }]);
    });
  }
}

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

const heightOf = (observer: ToldObserver | undefined): string =>
  observer?.observed instanceof HTMLElement ? observer.observed.style.height : '';

describe('a list of which only the part near the visible one stands in the page', () => {
  it('starts with its first block and keeps the room of the others', () => {
    open();
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    expect(ToldObserver.all.map(heightOf)).toEqual(['', '500px', '500px', '500px', '250px']);
  });

  it('says where each item stands in the whole', () => {
    open();
    const last = screen.getAllByRole('listitem').at(-1);
    expect(last?.getAttribute('aria-posinset')).toBe('10');
    expect(last?.getAttribute('aria-setsize')).toBe('45');
  });

  it('brings a block in when it comes near and keeps its measured room when it has gone', () => {
    open();
    ToldObserver.all[1]?.tell(true, 500);
    expect(screen.getByText('Item 20')).toBeTruthy();
    ToldObserver.all[0]?.tell(false, 1234);
    expect(screen.queryByText('Item 1')).toBeNull();
    expect(heightOf(ToldObserver.all[0])).toBe('1234px');
  });

  it('keeps a block that holds the focus', () => {
    open();
    screen.getByText('Item 3').focus();
    ToldObserver.all[0]?.tell(false, 1000);
    expect(document.activeElement?.textContent).toBe('Item 3');
  });
});
