import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDeadlines } from './openDeadlines';

describe('an agenda without dates', () => {
  it('leads to every statutory date, with the focus on the list [DUE-04]', async () => {
    const { view } = openDeadlines();
    await screen.findByText('No statutory dates follow from your services yet. All shows every one.');
    await view.user.click(screen.getByRole('button', { name: 'Show every date' }));
    expect((await screen.findAllByText(/^GSTR-1/, { selector: 'p > span' })).length).toBeGreaterThan(0);
    expect(screen.getByRole('tab', { name: 'All' }).getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement?.className).toBe('portal-deadlines');
  });

  it('promises nothing where the services could not be read [DUE-05]', async () => {
    openDeadlines({ before: ({ work }) => work.fail() });
    await screen.findByText('Your dates are not known, because your services could not be read.');
    expect(screen.queryByText(/^No statutory dates follow/)).toBeNull();
  });
});
