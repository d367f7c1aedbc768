import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LOOK_EVERY_MS } from '../../../src/ui/state/PageClock';
import { aTask } from '../../domain/work/aTask';
import { openDeadlines } from './openDeadlines';

const gst = aTask({ id: '7', serviceName: 'GST Filing' });

describe('the agenda over midnight', () => {
  it('marks the next day on a page that stays open over midnight, until it is left [DUE-08]', async () => {
    const { view, clock, timer } = openDeadlines({ tasks: [gst], now: '2026-12-10T18:29:00Z' });
    const tomorrow = await screen.findByRole('heading', { level: 3, name: '2026-12-11 Friday' });
    expect(tomorrow.getAttribute('aria-current')).toBeNull();
    clock.pass(LOOK_EVERY_MS);
    act(() => timer.pass(LOOK_EVERY_MS));
    expect(screen.getByRole('heading', { level: 3, name: '2026-12-11 Friday Today' })).toBeTruthy();
    view.unmount();
    expect(timer.count).toBe(0);
  });
});
