import { fireEvent, renderHook } from '@testing-library/react';
import { right } from 'fp-ts/Either';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Clock } from '../../../src/application/ports/Clock';
import { LONG_AWAY_MS, useReturnToPage } from '../../../src/ui/shell/useReturnToPage';
import { Loadable } from '../../../src/ui/state/Loadable';
import { StoreContext } from '../../../src/ui/state/storeContext';
import { FixedClock } from '../../doubles/FixedClock';
import { storesOf } from '../support/renderWith';
import { controlled, settled } from '../state/controlledRead';

const show = (persisted: boolean): void => {
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));
};

const become = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
};

/** A page that shows the value 1. */
const aPage = () => {
  const { read, waiting } = controlled();
  const loadable = new Loadable(read);
  loadable.replace(1);
  const clock = new FixedClock();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StoreContext.Provider value={storesOf(new Map([[Clock, clock]]))}>{children}</StoreContext.Provider>
  );
  const { unmount } = renderHook(() => useReturnToPage(), { wrapper });
  return { loadable, waiting, clock, unmount };
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a page that the back/forward cache brings back', () => {
  it('reads again what it shows, which stands there until then [AMB-65]', async () => {
    const { loadable, waiting } = aPage();
    show(true);
    expect(loadable.value).toBe(1);
    waiting[0]?.(right(2));
    await settled();
    expect(loadable.value).toBe(2);
  });

  it('reads nothing twice where it was opened afresh, or once it is left', () => {
    const { waiting, unmount } = aPage();
    show(false);
    unmount();
    show(true);
    expect(waiting).toEqual([]);
  });
});

describe('a page that is seen again', () => {
  it('after a minute reads again what it shows, which stands there until then [HOME-05]', async () => {
    const { loadable, waiting, clock } = aPage();
    become('hidden');
    clock.pass(LONG_AWAY_MS);
    become('visible');
    expect(loadable.value).toBe(1);
    expect(waiting).toHaveLength(1);
    waiting[0]?.(right(2));
    await settled();
    expect(loadable.value).toBe(2);
  });

  it('after less reads nothing, nor does one that was never hidden or is left [HOME-05]', () => {
    const { waiting, clock, unmount } = aPage();
    become('visible');
    become('hidden');
    clock.pass(LONG_AWAY_MS - 1);
    become('visible');
    clock.pass(LONG_AWAY_MS);
    become('visible');
    become('hidden');
    unmount();
    clock.pass(LONG_AWAY_MS);
    become('visible');
    expect(waiting).toEqual([]);
  });
});
