import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LazyFeature } from '../../../src/ui/kit/LazyFeature';
import { MissingCodeContext } from '../../../src/ui/state/missingCodeContext';
import { FeatureLoader } from '../../../src/ui/state/FeatureLoader';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { renderWith } from '../support/renderWith';
import { Boundary } from './Boundary';

const open = (load: () => Promise<void>, reload: () => Promise<boolean> = () => Promise.resolve(false)) =>
  renderWith(
    <Boundary>
      <MissingCodeContext.Provider value={reload}>
        <LazyFeature name="deadlines" waiting={<p>waiting</p>}>
          <p>here</p>
        </LazyFeature>
      </MissingCodeContext.Provider>
    </Boundary>,
    { stores: new Map<StoreKey<unknown>, unknown>([[FeatureLoader, { load }]]) },
  );

describe('A feature loaded with its screen', () => {
  it('shows its placeholder, then its screen', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    open(() => promise);
    expect([screen.queryByText('here'), screen.getByText('waiting').tagName]).toEqual([null, 'P']);
    resolve();
    expect(await screen.findByText('here')).toBeTruthy();
  });

  it('goes to the error boundary when its code is missing and no reload helps', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open(() => Promise.reject(new Error('no network')));
    expect(await screen.findByText('no network')).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('waits for the page to reload when that brings the code back', async () => {
    const reload = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    open(() => Promise.reject(new Error('no network')), reload);
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    expect(screen.getByText('waiting')).toBeTruthy();
  });
});
