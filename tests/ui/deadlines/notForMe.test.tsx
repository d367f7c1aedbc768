import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InMemoryDeadlineChoiceStorage } from '../../doubles/InMemoryDeadlineChoiceStorage';
import { aRule } from '../../domain/deadlines/theTable';
import { aTask } from '../../domain/work/aTask';
import { openDeadlines } from './openDeadlines';

/** A date's title is in its buttons too. */
const inTitle = { selector: 'p > span > span' };
const gst = aTask({ id: '7', serviceName: 'GST Filing' });
const monthly = aRule();
const other = aRule({ id: 'gstr-3b', form: 'GSTR-3B', due: { kind: 'dayOfMonth', day: 20, monthsAfter: 1 } });
const DECEMBER = 'GSTR-1: Monthly statement of sales, November 2026';

/** Presses the button of the date in December. */
const putAside = async (given: Parameters<typeof openDeadlines>[0] = {}) => {
  const page = openDeadlines({ tasks: [gst], rules: [monthly, other], ...given });
  const title = await screen.findByText(DECEMBER, inTitle);
  const row = title.closest<HTMLElement>('[role="listitem"]');
  if (row === null) throw new Error('a row expected');
  await page.view.user.click(within(row).getByRole('button', { name: 'Not for me' }));
  await waitFor(() => expect(screen.queryByText(DECEMBER, inTitle)).toBeNull());
  return page;
};

describe('a rule that was marked Not for me', () => {
  it('is said, and comes back with Undo by keyboard, which returns to its date [DUE-04]', async () => {
    const { view, choices } = await putAside();
    const message = screen.getByText('GSTR-1 is no longer among your dates. All still shows it.');
    expect(message.closest('[role="status"]')).not.toBeNull();
    await view.user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    await view.user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: DECEMBER })));
    expect(choices.choice().notForMe).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('keeps what another tab has put aside meanwhile [DUE-04]', async () => {
    const choices = new InMemoryDeadlineChoiceStorage();
    openDeadlines({ tasks: [gst], rules: [monthly, other], choices });
    await screen.findByText(DECEMBER, inTitle);
    choices.keep({ view: 'mine', notForMe: ['gstr-3b'], answers: {} });
    const row = screen.getByText(DECEMBER, inTitle).closest<HTMLElement>('[role="listitem"]');
    if (row === null) throw new Error('a row expected');
    fireEvent.click(within(row).getByRole('button', { name: 'Not for me' }));
    expect(choices.choice().notForMe).toEqual(['gstr-3b', 'gstr-1-monthly']);
  });

  it('is listed below the dates, where it can be shown again [DUE-04]', async () => {
    const { view, choices, notifier } = await putAside();
    await view.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'Not for me: 1 form' }));
    const list = within(screen.getByRole('list', { name: 'Forms that are not for you' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    await view.user.click(
      list.getByRole('button', { name: 'Show again GSTR-1: Monthly statement of sales' }),
    );
    await screen.findByText(DECEMBER, inTitle);
    expect(choices.choice().notForMe).toEqual([]);
    expect(notifier.successes).toEqual(['GSTR-1 is among your dates again.']);
    expect(screen.queryByRole('button', { name: /^Not for me:/ })).toBeNull();
    expect(document.activeElement?.className).toBe('portal-deadlines');
  });

  it('can be shown again on a page that has no other date [DUE-04]', async () => {
    const choices = new InMemoryDeadlineChoiceStorage();
    choices.keep({ view: 'mine', notForMe: ['gstr-1-monthly', 'gone-from-the-table'], answers: {} });
    const { view } = openDeadlines({ tasks: [gst], rules: [monthly], choices });
    await view.user.click(await screen.findByRole('button', { name: 'Not for me: 1 form' }));
    await view.user.click(screen.getByRole('button', { name: /^Show again/ }));
    await screen.findByText(DECEMBER, inTitle);
    expect(choices.choice().notForMe).toEqual(['gone-from-the-table']);
  });
});
