import { render, screen } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { MissingCodeContext } from '../../../src/ui/state/missingCodeContext';
import { onDemand } from '../../../src/ui/kit/onDemand';
import { Boundary } from './Boundary';

const Waiting = (): ReactElement => <p>waiting</p>;
const Here = (): ReactElement => <p>here</p>;

/** Code that arrives when the test decides. */
const lateCode = () => {
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType>();
  const load = vi.fn<() => Promise<ComponentType>>(() => promise);
  return { load, arrive: () => resolve(Here), fail: () => reject(new Error('no network')) };
};

/** After whatever waits for code that has arrived or failed. */
const nextTask = (): Promise<void> => new Promise((end) => setTimeout(end));

describe('A component loaded on demand', () => {
  it('is not loaded before it is rendered', () => {
    const { load } = lateCode();
    onDemand(load, Waiting);
    expect(load).not.toHaveBeenCalled();
  });

  it('shows its placeholder, then itself when the code arrives', async () => {
    const { load, arrive } = lateCode();
    const { Component: Late } = onDemand(load, Waiting);
    render(<Late />);
    expect(screen.getByText('waiting')).toBeTruthy();
    arrive();
    expect(await screen.findByText('here')).toBeTruthy();
    expect(screen.queryByText('waiting')).toBeNull();
  });

  it('is there at once after a prefetch, and is loaded only once', async () => {
    const { load, arrive } = lateCode();
    const { Component: Late, fetch } = onDemand(load, Waiting);
    fetch();
    arrive();
    await load.mock.results[0]?.value;
    await nextTask();
    render(<Late />);
    expect(screen.getByText('here')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('asks again for styles that a prefetch lost, before it shows [LINE-01]', async () => {
    const gone = new Error('Unable to preload CSS for /assets/Late.css');
    const load = vi.fn<() => Promise<ComponentType>>();
    load.mockRejectedValueOnce(gone).mockResolvedValue(Here);
    const { Component: Late, fetch } = onDemand(load, Waiting);
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
    fetch();
    await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected');
    await nextTask();
    render(<Late />);
    await expect.poll(() => append).toHaveBeenCalledTimes(1);
    const [link] = append.mock.calls[0] ?? [];
    if (!(link instanceof HTMLLinkElement)) throw new Error('a style sheet expected');
    expect([link.getAttribute('href'), load.mock.calls.length]).toEqual(['/assets/Late.css', 1]);
    link.dispatchEvent(new Event('load'));
    vi.restoreAllMocks();
    expect(await screen.findByText('here')).toBeTruthy();
  });

  it('shows a failed prefetch only when it is rendered', async () => {
    const { load, fail } = lateCode();
    const { Component: Late, fetch } = onDemand(load, Waiting);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fetch();
    fail();
    render(
      <Boundary>
        <Late />
      </Boundary>,
    );
    expect(await screen.findByText('no network')).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('is fetched again when it is rendered after a prefetch that failed', async () => {
    const loads = [Promise.reject(new Error('no network')), Promise.resolve(Here)];
    const { Component: Late, fetch } = onDemand(
      () => loads.shift() ?? Promise.reject(new Error('404')),
      Waiting,
    );
    fetch();
    await Promise.allSettled(loads);
    await nextTask();
    render(
      <Boundary>
        <Late />
      </Boundary>,
    );
    expect(await screen.findByText('here')).toBeTruthy();
  });

  it('waits while the page reloads for missing code', async () => {
    const { load, fail } = lateCode();
    const { Component: Late } = onDemand(load, Waiting);
    const reload = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    render(
      <MissingCodeContext.Provider value={reload}>
        <Boundary>
          <Late />
        </Boundary>
      </MissingCodeContext.Provider>,
    );
    fail();
    await expect.poll(() => reload).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    expect(screen.getByText('waiting')).toBeTruthy();
  });

  it('triggers no reload when it was only prefetched', async () => {
    const { load, fail } = lateCode();
    const { fetch } = onDemand(load, Waiting);
    const reload = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    render(<MissingCodeContext.Provider value={reload}>page</MissingCodeContext.Provider>);
    fetch();
    fail();
    await load.mock.results[0]?.value.catch(() => undefined);
    expect(reload).not.toHaveBeenCalled();
  });
});
