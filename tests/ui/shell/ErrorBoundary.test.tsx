import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Log } from '../../../src/application/ports/Log';
import { Reloader } from '../../../src/application/ports/Reloader';
import { ErrorBoundary } from '../../../src/ui/shell/ErrorBoundary';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryReloader } from '../../doubles/InMemoryReloader';
import { renderWith } from '../support/renderWith';

const Broken = (): ReactElement => {
  throw new Error('chunk is gone');
};

const shown = (screenToShow: ReactElement) => {
  const log = new InMemoryLog();
  const reloader = new InMemoryReloader();
  const stores = new Map<StoreKey<unknown>, unknown>([
    [Log, log],
    [Reloader, reloader],
  ]);
  return { ...renderWith(<ErrorBoundary>{screenToShow}</ErrorBoundary>, { stores }), log, reloader };
};

describe('a screen that breaks', () => {
  beforeEach(() => {
    // React logs caught errors; here they are expected.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is replaced by a readable page with two actions, never a blank one', () => {
    shown(<Broken />);
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/dashboard');
  });

  it('is loaded again by Try again', async () => {
    const { user, reloader } = shown(<Broken />);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reloader.reloads).toBe(1);
  });

  it('is logged', () => {
    const { log } = shown(<Broken />);
    expect(JSON.stringify(log)).toContain('A screen could not be shown.');
  });

  it('does not affect a working screen', () => {
    shown(<p>All is well.</p>);
    expect(screen.getByText('All is well.')).toBeTruthy();
  });
});
