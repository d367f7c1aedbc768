import { act, screen, waitFor } from '@testing-library/react';
import { left } from 'fp-ts/Either';
import { afterEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { line } from '../../../src/ui/state/line';
import { aRule } from '../../domain/deadlines/theTable';
import { day } from '../../domain/when';
import { aTask } from '../../domain/work/aTask';
import { openDeadlines } from './openDeadlines';

const twice = aRule({ from: day('2026-11-01'), until: day('2026-12-01') });
const WAITING = 'Waiting for the internet connection…';

/** A page whose connection is lost before the calendar file is asked for. */
const openOffline = async ({ isCodeThere }: { readonly isCodeThere: boolean }) => {
  const opened = openDeadlines({ tasks: [aTask({ id: '7', serviceName: 'GST Filing' })], rules: [twice] });
  const { writer, view } = opened;
  const write = writer.write.bind(writer);
  writer.write = (...given) =>
    line.isDown && !isCodeThere ? () => Promise.resolve(left(gatewayError('Unreachable'))) : write(...given);
  const add = await screen.findByRole('button', { name: 'Add to calendar' });
  await waitFor(() => expect(add).toHaveProperty('disabled', false));
  act(() => line.setDown(true));
  await view.user.click(add);
  return opened;
};

afterEach(() => act(() => line.setDown(false)));

describe('Add to calendar without a connection', () => {
  it('saves the file at once where its code is there [DUE-07] [LINE-02]', async () => {
    const { browser } = await openOffline({ isCodeThere: true });
    expect(browser.saved).toHaveLength(1);
  });

  it('says that it waits for its code, and saves the file once the connection is back [DUE-07] [LINE-02]', async () => {
    const { browser, notifier } = await openOffline({ isCodeThere: false });
    expect(await screen.findByText(WAITING)).toBeTruthy();
    expect([browser.saved, notifier.failures]).toEqual([[], []]);
    act(() => line.setDown(false));
    await waitFor(() => expect(browser.saved).toHaveLength(1));
    expect(screen.queryByText(WAITING)).toBeNull();
  });

  it('saves nothing later for a customer who has left the page [LINE-02]', async () => {
    const { browser, notifier, store, view } = await openOffline({ isCodeThere: false });
    await screen.findByText(WAITING);
    view.unmount();
    await waitFor(() => expect(store.adding.isRunning).toBe(false));
    act(() => line.setDown(false));
    expect([browser.saved, notifier.failures]).toEqual([[], []]);
  });
});
