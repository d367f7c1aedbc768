import { render, screen } from '@testing-library/react';
import { Container } from 'inversify';
import { Component, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ContainerParts, part } from '../../../src/composition/ContainerParts';
import { LazyPart } from '../../../src/ui/kit/LazyPart';
import { LazyParts } from '../../../src/ui/state/LazyParts';
import { MissingCodeContext } from '../../../src/ui/state/missingCodeContext';
import { renderWith } from '../support/renderWith';

/** Shows the message of what its children throw. */
class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { said: '' };

  static getDerivedStateFromError(error: Error): { readonly said: string } {
    return { said: error.message };
  }

  override render(): ReactNode {
    return this.state.said === '' ? this.props.children : <p>{this.state.said}</p>;
  }
}

const Here = (): ReactElement => <p>here</p>;

/** Code that arrives when the test decides. */
const lateCode = () => {
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType>();
  // It may fail before the task in which it is asked for.
  promise.catch(() => undefined);
  const load = vi.fn<() => Promise<ComponentType>>(() => promise);
  return { load, arrive: () => resolve(Here), fail: () => reject(new Error('no network')) };
};

/** After whatever waits for code that has arrived or failed. */
const nextTask = (): Promise<void> => new Promise((end) => setTimeout(end));

/** A part with this code, whatever its name. */
const partsWith = (load: () => Promise<ComponentType>): LazyParts =>
  new ContainerParts(new Container(), { score: part(load) });

const open = (parts: LazyParts, reload: () => Promise<boolean> = () => Promise.resolve(false)) =>
  renderWith(
    <MissingCodeContext.Provider value={reload}>
      <Boundary>
        <LazyPart name="score" waiting={<p>waiting</p>} given={{}} />
      </Boundary>
    </MissingCodeContext.Provider>,
    { stores: new Map([[LazyParts, parts]]) },
  );

describe('A lazy part', () => {
  it('is not loaded before it is rendered', () => {
    const { load } = lateCode();
    partsWith(load);
    expect(load).not.toHaveBeenCalled();
  });

  it('shows its placeholder, then itself when the code arrives', async () => {
    const { load, arrive } = lateCode();
    open(partsWith(load));
    expect(screen.getByText('waiting')).toBeTruthy();
    arrive();
    expect(await screen.findByText('here')).toBeTruthy();
    expect(screen.queryByText('waiting')).toBeNull();
  });

  it('is there at once after a prefetch, and is loaded only once', async () => {
    const { load, arrive } = lateCode();
    const parts = partsWith(load);
    parts.prefetch('score');
    arrive();
    await nextTask();
    open(parts);
    expect(screen.getByText('here')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is there at once when it is opened again', async () => {
    const parts = partsWith(() => Promise.resolve(Here));
    const { unmount } = open(parts);
    await screen.findByText('here');
    unmount();
    open(parts);
    expect(screen.getByText('here')).toBeTruthy();
  });

  it('asks again for styles that a prefetch lost, before it shows [LINE-01]', async () => {
    const gone = new Error('Unable to preload CSS for /assets/Late.css');
    const load = vi.fn<() => Promise<ComponentType>>();
    load.mockRejectedValueOnce(gone).mockResolvedValue(Here);
    const parts = partsWith(load);
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
    parts.prefetch('score');
    await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected');
    await nextTask();
    open(parts);
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
    const parts = partsWith(load);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    parts.prefetch('score');
    fail();
    open(parts);
    expect(await screen.findByText('no network')).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('is fetched again when it is rendered after a prefetch that failed', async () => {
    const loads = [Promise.reject(new Error('no network')), Promise.resolve(Here)];
    const parts = partsWith(() => loads.shift() ?? Promise.reject(new Error('404')));
    parts.prefetch('score');
    await Promise.allSettled(loads);
    await nextTask();
    open(parts);
    expect(await screen.findByText('here')).toBeTruthy();
  });

  it('waits while the page reloads for missing code', async () => {
    const { load, fail } = lateCode();
    const reload = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    open(partsWith(load), reload);
    fail();
    await expect.poll(() => reload).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    expect(screen.getByText('waiting')).toBeTruthy();
  });

  it('triggers no reload when it was only prefetched', async () => {
    const { load, fail } = lateCode();
    const reload = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    render(<MissingCodeContext.Provider value={reload}>page</MissingCodeContext.Provider>);
    partsWith(load).prefetch('score');
    fail();
    await nextTask();
    expect(load).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });
});
