import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { onAbort } from '../../../src/application/ports/stoppedWaiting';
import { StillWaiting, type StillWaitingProps } from '../../../src/ui/kit/StillWaiting';
import { LONG_WAIT_MS } from '../../../src/ui/kit/useLongWait';
import { Command } from '../../../src/ui/state/Command';
import { withLongWait } from '../support/longWait';

const STILL_WAITING = 'This is taking longer than usual…';
/** Real time passes too, so the wait is cut well before its end. */
const NEARLY = 2000;

const running = (look: Omit<StillWaitingProps, 'command'> = {}) => {
  const command = new Command(
    ({ signal }) => new Promise<void>((resolve) => void onAbort(signal, () => resolve())),
  );
  render(<StillWaiting command={command} {...look} />);
  act(() => void command.run());
  return command;
};

describe('a call that takes long', () => {
  it('is announced after ten seconds and not before', () =>
    withLongWait(async (wait) => {
      running();
      wait(LONG_WAIT_MS - NEARLY);
      expect(document.body.textContent).toBe('');
      wait(NEARLY);
      expect(screen.getByRole('status').textContent).toContain(STILL_WAITING);
      await Promise.resolve();
    }));

  it('can be cancelled, and is then no longer announced', () =>
    withLongWait(async (wait) => {
      const command = running();
      wait();
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(command.isRunning).toBe(false);
      expect(document.body.textContent).toBe('');
    }));

  it('waits another ten seconds when it runs again', () =>
    withLongWait(async (wait) => {
      const command = running();
      wait();
      command.cancel();
      await act(() => Promise.resolve());
      act(() => void command.run());
      wait(LONG_WAIT_MS - NEARLY);
      expect(document.body.textContent).toBe('');
      wait(NEARLY);
      expect(screen.getByText(STILL_WAITING)).toBeTruthy();
    }));

  it.each([
    { look: 'message', roles: 1, buttons: ['Stop waiting'] },
    { look: 'note', roles: 1, buttons: [] },
    { look: 'line', roles: 0, buttons: ['Stop waiting'] },
    { look: 'loading', roles: 1, buttons: ['Stop waiting'] },
  ] as const)('is said in the look $look of its place', ({ look, roles, buttons }) =>
    withLongWait(async (wait) => {
      running({ look, before: 'Loading files…', cancelText: 'Stop waiting' });
      expect(document.body.textContent).toBe('Loading files…');
      wait();
      expect(document.body.textContent?.trim()).toMatch(new RegExp(`^${STILL_WAITING}`));
      expect(screen.queryAllByRole('status')).toHaveLength(roles);
      expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(buttons);
      await Promise.resolve();
    }),
  );
});
