import { act, screen, within } from '@testing-library/react';
import { some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { paise } from '../../../src/domain/money/money';
import { LOOK_EVERY_MS } from '../../../src/ui/state/PageClock';
import { FixedClock } from '../../doubles/FixedClock';
import { aQuotation } from '../../domain/quotations/builders';
import { when } from '../../domain/when';
import { aBackend } from './aBackend';
import { openDashboard } from './openDashboard';

/** The dashboard two minutes before the day ends in India on which a step is due and a quotation can last be decided. */
const openBeforeMidnight = () => {
  const backend = aBackend();
  backend.quotations.all = [
    aQuotation({ id: '12', payable: some(paise(531_050)), expiresAt: when('2026-11-25') }),
  ];
  const clock = new FixedClock('2026-11-25T18:28:00Z');
  const opened = openDashboard(backend, clock);
  const passMinutes = (minutes: number): void => {
    for (let minute = 0; minute < minutes; minute += 1) {
      clock.pass(LOOK_EVERY_MS);
      act(() => backend.timer.pass(LOOK_EVERY_MS));
    }
  };
  return { ...opened, passMinutes };
};

describe('the dashboard that stays open over midnight', () => {
  it('has no quotation to decide in the line of money once it has expired [HOME-04] [NEED-02]', async () => {
    const { passMinutes } = openBeforeMidnight();
    const toDecide = await screen.findByRole('link', { name: 'For you to decide ₹5,310.50' });
    passMinutes(1);
    expect(toDecide.isConnected).toBe(true);
    passMinutes(2);
    expect(toDecide.isConnected).toBe(false);
  });

  it('marks a step overdue on its card as in the list of what waits [NEED-14] [HOME-08]', async () => {
    const { passMinutes, openTab } = openBeforeMidnight();
    await openTab('Work Status');
    const step = (await screen.findByText('Review')).closest('li') ?? document.body;
    expect(within(step).queryByText('Overdue')).toBeNull();
    passMinutes(3);
    expect(within(step).getByText(/^Overdue/)).toBeTruthy();
  });
});
