import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { describe, expect, it } from 'vitest';
import { onAbort } from '../../../src/application/ports/stoppedWaiting';
import { StillWaiting, type StillWaitingProps } from '../../../src/ui/kit/StillWaiting';
import { LONG_WAIT_MS } from '../../../src/ui/state/LongWait';
import { Command } from '../../../src/ui/state/Command';
import { withLongWait } from '../support/longWait';

const STILL_WAITING = 'This is taking longer than usual…';
/** Real time passes too, so the wait is cut well before its end. */
const NEARLY = 2000;

const cancellable = () =>
  new Command(({ signal }) => new Promise<void>((resolve) => void onAbort(signal, () => resolve())));

const running = (look: Omit<StillWaitingProps, 'command'> = {}) => {
  const command = cancellable();
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

  it('counts from the second run, not from one that was cancelled a moment before it', () =>
    withLongWait(async (wait) => {
      const command = running();
      wait(LONG_WAIT_MS - NEARLY);
      command.cancel();
      await act(() => Promise.resolve());
      act(() => void command.run());
      wait(NEARLY * 2);
      expect(document.body.textContent).toBe('');
      await Promise.resolve();
    }));

  it.each([
    { look: 'message', roles: 1, buttons: ['Stop waiting'] },
    { look: 'note', roles: 1, buttons: [] },
    { look: 'line', roles: 0, buttons: ['Stop waiting'] },
    { look: 'loading', roles: 1, buttons: ['Stop waiting'] },
  ] as const)('is said in the look $look of its place', ({ look, roles, buttons }) =>
    withLongWait(async (wait) => {
      running({ look, before: <span>Loading files…</span>, cancelText: 'Stop waiting' });
      expect(document.body.textContent).toBe('Loading files…');
      wait();
      expect(document.body.textContent?.trim()).toMatch(new RegExp(`^${STILL_WAITING}`));
      expect(screen.queryAllByRole('status')).toHaveLength(roles);
      expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(buttons);
      await Promise.resolve();
    }),
  );
});

const press = async (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const Page = observer(({ command }: { readonly command: Command<[]> }) => (
  <>
    <button disabled={command.isRunning} onClick={() => void command.run()}>
      Order
    </button>
    <input aria-label="Name" />
    <StillWaiting command={command} />
  </>
));
const focused = (): string | null | undefined =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe('the focus', () => {
  it('returns from Cancel to what had it as the call began', () =>
    withLongWait(async (wait) => {
      const command = cancellable();
      render(<Page command={command} />);
      await userEvent.click(screen.getByRole('textbox'));
      act(() => void command.run());
      wait();
      await press('Cancel');
      expect(focused()).toBe('Name');
    }));

  it('returns to a button that the call had disabled', () =>
    withLongWait(async (wait) => {
      const command = cancellable();
      render(<Page command={command} />);
      await press('Order');
      wait();
      await press('Cancel');
      expect(focused()).toBe('Order');
    }));

  it('stays where the customer has put it meanwhile', () =>
    withLongWait(async (wait) => {
      const command = cancellable();
      render(<Page command={command} />);
      await press('Order');
      wait();
      await userEvent.click(screen.getByRole('textbox'));
      await act(() => Promise.resolve(command.cancel()));
      expect(focused()).toBe('Name');
    }));
});

describe('the ten seconds', () => {
  it('start with the press, however long the part was on the page before', () =>
    withLongWait(async (wait) => {
      const command = cancellable();
      render(<StillWaiting command={command} />);
      wait(LONG_WAIT_MS * 3);
      act(() => void command.run());
      wait(LONG_WAIT_MS - NEARLY);
      expect(document.body.textContent).toBe('');
      wait(NEARLY);
      expect(screen.getByText(STILL_WAITING)).toBeTruthy();
      await Promise.resolve();
    }));

  it('go on while the part is drawn again elsewhere', () =>
    withLongWait(async (wait) => {
      const command = cancellable();
      const first = render(<StillWaiting command={command} />);
      act(() => void command.run());
      wait(LONG_WAIT_MS - NEARLY);
      first.unmount();
      render(<StillWaiting command={command} />);
      wait(NEARLY);
      expect(screen.getByText(STILL_WAITING)).toBeTruthy();
      await Promise.resolve();
    }));

  it('are over for a part that is first drawn after them', () =>
    withLongWait(async (wait) => {
      const command = cancellable();
      act(() => void command.run());
      wait();
      render(<StillWaiting command={command} />);
      expect(screen.getByText(STILL_WAITING)).toBeTruthy();
      await Promise.resolve();
    }));

  it('start again with a run that follows at once', () =>
    withLongWait(async (wait) => {
      const calls: (() => void)[] = [];
      const command = new Command(() => new Promise<void>((resolve) => void calls.push(resolve)));
      render(<StillWaiting command={command} />);
      act(() => void command.run().then(() => void command.run()));
      wait();
      await act(() => Promise.resolve(calls[0]?.()));
      expect(calls).toHaveLength(2);
      wait(LONG_WAIT_MS - NEARLY);
      expect(document.body.textContent).toBe('');
      wait(NEARLY);
      expect(screen.getByText(STILL_WAITING)).toBeTruthy();
    }));
});
