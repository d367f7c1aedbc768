import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { followCustomer } from '../../../src/ui/shell/followCustomer';
import { Notices } from '../../../src/ui/shell/Notices';
import { FAILURE_STAYS_MS, NotifierStore } from '../../../src/ui/shell/NotifierStore';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { renderWith } from '../support/renderWith';

const shown = () => {
  const timer = new InMemoryTimer();
  const notifier = new NotifierStore({ timer });
  const page = (
    <>
      <button>Save</button>
      <Notices />
    </>
  );
  const rendered = renderWith(page, { stores: new Map([[NotifierStore, notifier]]) });
  const pass = (milliseconds: number): void => {
    act(() => {
      timer.pass(milliseconds);
    });
  };
  const say = (kind: 'failure' | 'success', text: string, cause?: unknown): void => {
    act(() => {
      if (kind === 'failure') notifier.failure(text, cause);
      else notifier.success(text);
    });
  };
  return { ...rendered, notifier, pass, say };
};

describe('messages on the page', () => {
  it('announce a failure as alert for at least four seconds', () => {
    const { say, pass } = shown();
    say('failure', 'Failed to load quotations.');
    expect(screen.getByRole('alert').textContent).toBe('Failed to load quotations.');
    pass(4000);
    expect(screen.getByRole('alert')).toBeTruthy();
    pass(FAILURE_STAYS_MS);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tell what finds the failed call beside the announced sentence', () => {
    const { say, container } = shown();
    say('failure', 'Failed.', { ...gatewayError('ServerFault'), reference: '27182818' });
    expect(screen.getByRole('alert').textContent).toBe('Failed.');
    expect(container.textContent).toContain('If you contact us about this, please give this code: 27182818');
  });

  it('stay until they are dismissed where they name a code, which stands nowhere else', () => {
    const { say, pass } = shown();
    say('failure', 'Failed.', { ...gatewayError('ServerFault'), reference: '27182818' });
    pass(FAILURE_STAYS_MS * 100);
    expect(screen.getByText(/27182818/)).toBeTruthy();
  });

  it('stay while the focus is on them, and for their whole time anew after it', () => {
    const { say, pass } = shown();
    say('failure', 'Failed to load quotations.');
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    pass(FAILURE_STAYS_MS);
    act(() => screen.getByRole('button', { name: 'Save' }).focus());
    pass(FAILURE_STAYS_MS - 1);
    expect(screen.getByRole('alert')).toBeTruthy();
    pass(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stay while the pointer is on them', () => {
    const { say, pass } = shown();
    say('failure', 'Failed to load quotations.');
    const pointed = vi.spyOn(document, 'querySelector');
    pointed.mockImplementation((place) =>
      place.startsWith('.portal-notices :is(:hover') ? document.body : null,
    );
    pass(FAILURE_STAYS_MS);
    expect(screen.getByRole('alert')).toBeTruthy();
    pointed.mockRestore();
    pass(FAILURE_STAYS_MS);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('give the focus back to what had it last, not to what had it minutes before as they came', async () => {
    const { say, user } = shown();
    act(() => screen.getByRole('button', { name: 'Save' }).focus());
    say('failure', 'Failed.');
    act(() => screen.getByRole('button', { name: 'Save' }).blur());
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect([screen.queryByRole('alert'), document.activeElement]).toEqual([null, document.body]);
  });

  it('of failures go where another customer signs in, and stay with whoever signs in again [AMB-18]', () => {
    const { say, notifier } = shown();
    const failure = { ...gatewayError('ServerFault'), reference: '27182818' };
    say('failure', 'Failed.', failure);
    act(() => followCustomer(notifier, '42'));
    act(() => followCustomer(notifier, '42'));
    expect(screen.getByText(/27182818/)).toBeTruthy();
    say('success', 'Registration successful!');
    act(() => followCustomer(notifier, '43'));
    expect(screen.queryByText(/27182818/)).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Registration successful!');
  });

  it('give the focus back to what had it before Dismiss', async () => {
    const { say, user } = shown();
    const save = screen.getByRole('button', { name: 'Save' });
    act(() => save.focus());
    say('failure', 'Failed.');
    await user.tab();
    await user.keyboard('{Enter}');
    expect([screen.queryByRole('alert'), document.activeElement]).toEqual([null, save]);
  });

  it('announce a success as status', () => {
    const { say } = shown();
    say('success', 'Saved.');
    expect(screen.getByRole('status').textContent).toBe('Saved.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('disappear when the customer dismisses them', async () => {
    const { say, user } = shown();
    say('failure', 'First.');
    say('failure', 'Second.');
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
    if (first === undefined) throw new Error('There is no way to dismiss a message.');
    await user.click(first);
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Second.']);
  });

  it('show a repeated sentence once, for its full time again', () => {
    const { say, pass } = shown();
    say('failure', 'No connection.');
    pass(FAILURE_STAYS_MS - 1000);
    say('failure', 'No connection.');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    pass(2000);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('never number more than three', () => {
    const { say } = shown();
    for (const text of ['one', 'two', 'three', 'four']) say('failure', text);
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['two', 'three', 'four']);
  });
});
