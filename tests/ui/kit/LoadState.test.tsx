import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Either, left, right } from 'fp-ts/Either';
import { Profiler, type ReactElement, StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { LoadState } from '../../../src/ui/kit/LoadState';
import { Loadable } from '../../../src/ui/state/Loadable';
import { LONG_WAIT_MS } from '../../../src/ui/state/LongWait';
import { withLongWait } from '../support/longWait';
import { renderWith } from '../support/renderWith';

type Answer = Either<string, string>;

/** A load that records its calls; their responses come when the test says so. */
const recorded = () => {
  const signals: AbortSignal[] = [];
  const responses: ((answer: Answer) => void)[] = [];
  const loadable = new Loadable<string, string>((signal) => {
    signals.push(signal);
    return new Promise((resolve) => void responses.push(resolve));
  });
  const respond = (answer: Answer): Promise<void> =>
    act(async () => {
      responses.at(-1)?.(answer);
      await Promise.resolve();
    });
  return { loadable, signals, respond };
};

const texts = { loading: 'Loading…', failed: (error: string): string => `Failed: ${error}` };

const stateOf = (loadable: Loadable<string, string>): ReactElement => (
  <LoadState loadable={loadable} texts={texts}>
    {(value) => <p>{value}</p>}
  </LoadState>
);

describe('a record that does not exist', () => {
  it('leads on in place of Try again, which would bring the same answer', async () => {
    const { loadable, respond } = recorded();
    render(
      <LoadState loadable={loadable} texts={texts} instead={<p>All records</p>}>
        {(value) => <p>{value}</p>}
      </LoadState>,
    );
    await respond(left('none'));
    expect(screen.getByText('All records')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('Failed: none');
  });
});

describe('a record that nobody has asked for', () => {
  it('is loaded by the place that shows it', async () => {
    const { loadable, respond } = recorded();
    render(stateOf(loadable));
    await respond(right('PAN'));
    expect(screen.getByText('PAN')).toBeTruthy();
  });

  it('is loaded once, also in strict mode', () => {
    const { loadable, signals } = recorded();
    render(<StrictMode>{stateOf(loadable)}</StrictMode>);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });

  it('is loaded once for all places that show it', async () => {
    const { loadable, signals, respond } = recorded();
    render(
      <>
        {stateOf(loadable)}
        {stateOf(loadable)}
      </>,
    );
    await respond(right('PAN'));
    expect(screen.getAllByText('PAN')).toHaveLength(2);
    expect(signals).toHaveLength(1);
  });

  it('is loaded again after it was forgotten', async () => {
    const { loadable, signals, respond } = recorded();
    render(stateOf(loadable));
    await respond(right('PAN'));
    await act(async () => loadable.forget());
    expect(signals).toHaveLength(2);
  });

  it('is loaded again after it was forgotten while it was loading', async () => {
    const { loadable, signals } = recorded();
    render(stateOf(loadable));
    await act(async () => loadable.forget());
    expect(signals).toHaveLength(2);
  });

  it('is not rendered again when its load begins', () => {
    const { loadable, signals } = recorded();
    let renderings = 0;
    const count = (): void => void (renderings += 1);
    render(
      <Profiler id="load" onRender={count}>
        {stateOf(loadable)}
      </Profiler>,
    );
    expect([signals.length, renderings]).toEqual([1, 1]);
  });
});

describe('a record that was asked for', () => {
  it('is not asked for again while it loads or once it is there', async () => {
    const { loadable, signals, respond } = recorded();
    void loadable.load();
    const { rerender } = render(stateOf(loadable));
    await respond(right('PAN'));
    rerender(stateOf(loadable));
    expect(signals).toHaveLength(1);
  });

  it('waits for Try again after a failure, also in a new place', async () => {
    const { loadable, signals, respond } = recorded();
    const { unmount } = render(stateOf(loadable));
    await respond(left('no connection'));
    unmount();
    render(stateOf(loadable));
    expect(screen.getByRole('alert').textContent).toBe('Failed: no connection');
    expect(signals).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(signals).toHaveLength(2);
  });

  it('waits for Try again after Cancel, which aborts its call', () =>
    withLongWait(async (wait) => {
      const { loadable, signals } = recorded();
      render(stateOf(loadable));
      wait();
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
      expect(screen.getByText('Loading cancelled.')).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    }));

  it('offers Cancel ten seconds after its call, also where the page is drawn again meanwhile', () =>
    withLongWait(async (wait) => {
      const { loadable } = recorded();
      const first = render(stateOf(loadable));
      wait(LONG_WAIT_MS / 2);
      first.unmount();
      render(stateOf(loadable));
      wait(LONG_WAIT_MS / 2);
      expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
      await Promise.resolve();
    }));
});

describe('a load that failed', () => {
  it('shows what finds the call in the backend’s log, where it has that', async () => {
    const failed = new Loadable<string, { readonly reference?: string }>(() =>
      Promise.resolve(left({ reference: '27182818' })),
    );
    const words = { loading: 'Loading…', failed: (): string => 'It failed.' };
    renderWith(
      <LoadState loadable={failed} texts={words}>
        {(value) => <p>{value}</p>}
      </LoadState>,
    );
    expect(
      await screen.findByText('If you contact us about this, please give this code: 27182818'),
    ).toBeTruthy();
  });
});
