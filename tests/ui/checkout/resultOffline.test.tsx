import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { line } from '../../../src/ui/state/line';
import { listed, openResult, title } from './openResult';

const SUCCESS = '?status=success&order_id=77';
const WAITING = 'Waiting for the internet connection…';
const setDown = (isDown: boolean): void => act(() => line.setDown(isDown));

afterEach(() => setDown(false));

describe('a check of a payment that waits for the connection, and is cancelled', () => {
  it('is left to the customer from the first one on [RESUME-10] [LINE-02]', async () => {
    setDown(true);
    const { user } = openResult(SUCCESS, { orders: [listed('success')] });
    await screen.findByText(WAITING);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const again = await screen.findByRole('button', { name: 'Check again' });
    setDown(false);
    await user.click(again);
    await waitFor(() => expect(title()).toBe('Payment successful'));
  });

  it('is not said to go on by itself [RESUME-10] [LINE-02]', async () => {
    const { user, timer } = openResult(SUCCESS, { orders: [listed('otherwise')] });
    await screen.findByText(/We will keep checking for up to two minutes/);
    setDown(true);
    await act(async () => timer.pass(2000));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeTruthy();
    expect(screen.queryByText(/We will keep checking/)).toBeNull();
  });
});
