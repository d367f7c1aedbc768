import { fireEvent, renderHook } from '@testing-library/react';
import { right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { useReturnToPage } from '../../../src/ui/shell/useReturnToPage';
import { Loadable } from '../../../src/ui/state/Loadable';
import { controlled, settled } from '../state/controlledRead';

const show = (persisted: boolean): void => {
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));
};

describe('a page that the back/forward cache brings back', () => {
  it('reads again what it shows, which stands there until then [AMB-65]', async () => {
    const { read, waiting } = controlled();
    const loadable = new Loadable(read);
    loadable.replace(1);
    renderHook(() => useReturnToPage());
    show(true);
    expect(loadable.value).toBe(1);
    waiting[0]?.(right(2));
    await settled();
    expect(loadable.value).toBe(2);
  });

  it('reads nothing twice where it was opened afresh, or once it is left', () => {
    const { read, waiting } = controlled();
    new Loadable(read).replace(1);
    const { unmount } = renderHook(() => useReturnToPage());
    show(false);
    unmount();
    show(true);
    expect(waiting).toEqual([]);
  });
});
