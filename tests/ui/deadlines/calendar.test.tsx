import { screen, waitFor } from '@testing-library/react';
import { left } from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aRule, aScheme, theTable } from '../../domain/deadlines/theTable';
import { aQuotation } from '../../domain/quotations/builders';
import { day, when } from '../../domain/when';
import { aStep, aTask } from '../../domain/work/aTask';
import { openDeadlines } from './openDeadlines';

/** A date's title is in its buttons too. */
const inTitle = { selector: 'p > span > span' };
const gst = aTask({ id: '7', serviceName: 'GST Filing' });
const twice = aRule({ from: day('2026-11-01'), until: day('2026-12-01') });
const TITLE = 'GSTR-1: Monthly statement of sales, November 2026';

const WITHOUT_STEPS = 'Steps of your services are not in the calendar file.';

describe('Add to calendar', () => {
  it('saves one date under its title [DUE-07]', async () => {
    const { view, writer, browser } = openDeadlines({ tasks: [gst], rules: [twice] });
    await view.user.click(await screen.findByRole('button', { name: `Add ${TITLE} to calendar` }));
    expect(browser.saved.map(({ name, type }) => [name, type])).toEqual([
      ['deadline-2026-12-11-gstr-1-monthly-2026-11.ics', 'text/calendar'],
    ]);
    expect(writer.events).toEqual([
      {
        uid: 'gstr-1-monthly-2026-11@portal.example',
        day: '2026-12-11',
        title: TITLE,
        description: expect.stringContaining(
          'Regular taxpayers filing monthly\nAuthorities announce extensions',
        ),
        url: 'https://portal.example/deadlines?date=2026-12-11&rule=gstr-1-monthly',
      },
    ]);
  });

  it('leaves out the provider’s steps, and leads to the quotation that expires [DUE-13]', async () => {
    const { view, writer } = openDeadlines({
      tasks: [gst],
      rules: [],
      steps: new Map([['7', [aStep({ name: 'Review', dueDate: when('2026-11-25') })]]]),
      quotations: [aQuotation({ id: '4', expiresAt: when('2026-12-05') })],
    });
    await screen.findByText('Review: GST Filing', inTitle);
    expect(screen.queryByRole('button', { name: 'Add Review: GST Filing to calendar' })).toBeNull();
    expect(screen.getByText(WITHOUT_STEPS)).toBeTruthy();
    await view.user.click(screen.getByRole('button', { name: 'Add to calendar', description: '1 date' }));
    await waitFor(() =>
      expect(writer.events).toMatchObject([
        {
          day: '2026-12-05',
          description: 'Quotation for you to decide',
          url: 'https://portal.example/quotation/4',
        },
      ]),
    );
  });

  it('says why there is nothing to add where only steps are shown [DUE-13]', async () => {
    openDeadlines({
      tasks: [gst],
      rules: [],
      steps: new Map([['7', [aStep({ name: 'Review', dueDate: when('2026-11-25') })]]]),
    });
    await screen.findByText('Review: GST Filing', inTitle);
    expect(screen.getByText(WITHOUT_STEPS)).toBeTruthy();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to calendar' });
    expect(button.disabled).toBe(true);
  });

  it('says how many dates, saves all that is shown under the same names, and says so [DUE-07]', async () => {
    const { view, writer, browser, notifier } = openDeadlines({ tasks: [gst], rules: [twice] });
    await screen.findByText(TITLE, inTitle);
    const all = screen.getByRole('button', { name: 'Add to calendar', description: '2 dates' });
    expect(screen.getByText('2 dates')).toBeTruthy();
    expect(screen.queryByText(WITHOUT_STEPS)).toBeNull();
    await view.user.click(all);
    await waitFor(() =>
      expect(writer.events.map(({ uid }) => uid)).toEqual([
        'gstr-1-monthly-2026-11@portal.example',
        'gstr-1-monthly-2026-12@portal.example',
      ]),
    );
    expect(browser.saved.map(({ name }) => name)).toEqual(['deadlines-2026-12-11-to-2027-01-11.ics']);
    expect(notifier.successes).toEqual([
      'A file with 2 dates is saved. Open it to add them to your calendar.',
    ]);
  });

  it('says when the file cannot be made [DUE-07]', async () => {
    const { view, writer, notifier } = openDeadlines({ tasks: [gst], rules: [twice] });
    vi.spyOn(writer, 'write').mockReturnValue(() => Promise.resolve(left(gatewayError('Unreachable'))));
    await screen.findByText(TITLE, inTitle);
    await view.user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    await waitFor(() =>
      expect(notifier.failures).toEqual(['The calendar file could not be made. Please try again.']),
    );
  });
});

/** The paragraphs on paper, which a browser prints above and below the tables. */
const printedLines = async (): Promise<readonly string[]> => {
  window.dispatchEvent(new Event('beforeprint'));
  const paper = await waitFor(() => {
    const found = document.querySelector('.portal-printed-agenda');
    if (found === null) throw new Error('Nothing is printed yet.');
    return found;
  });
  const lines = [...paper.querySelectorAll(':scope > p')].map(({ textContent }) => textContent);
  window.dispatchEvent(new Event('afterprint'));
  return lines;
};

const OUTDATED =
  'The statutory dates were last checked on 2026-11-22, more than a year ago. Confirm each with our experts.';

describe('a date of a table that was checked too long ago', () => {
  it('says so in the calendar file too [DUE-05] [DUE-13]', async () => {
    const rules = [aRule({ from: day('2027-11-01'), until: day('2027-11-01') })];
    const { view, writer } = openDeadlines({ tasks: [gst], rules, now: '2027-11-23T06:00:00Z' });
    await view.user.click(await screen.findByRole('button', { name: /^Add GSTR-1.* to calendar$/ }));
    expect(writer.events.map(({ description }) => description)).toEqual([
      `Regular taxpayers filing monthly\n${OUTDATED}\nAuthorities announce extensions, sometimes on the last day. This is a reminder, not advice.`,
    ]);
  });

  it('stands on paper below that warning, and no day is said to be free [DUE-05] [DUE-08]', async () => {
    const { store } = openDeadlines({
      tasks: [gst],
      now: '2027-11-23T06:00:00Z',
      gstin: '27AAPFU0939F1ZV',
    });
    await screen.findByText(OUTDATED);
    await waitFor(() => expect(store.sources.isLoading).toBe(false));
    expect(screen.queryByText('Nothing is due today.')).toBeNull();
    expect((await printedLines()).slice(0, 2)).toEqual([
      OUTDATED,
      'Dates that differ by state are those of Maharashtra, from your GSTIN.',
    ]);
  });
});

describe('the page on paper', () => {
  it('says what could not be read, and that dates depend on an answer [DUE-05] [DUE-12]', async () => {
    const { store } = openDeadlines({
      tasks: [gst],
      table: {
        ...theTable(),
        rules: [twice, aRule({ id: 'b' })],
        alternatives: [aScheme(['gstr-1-monthly'], ['b'])],
      },
      before: ({ quotations }) => void quotations.failing.set('quotations', gatewayError('ServerFault')),
    });
    await screen.findByRole('radiogroup');
    await waitFor(() => expect(store.sources.isLoading).toBe(false));
    expect((await printedLines()).slice(0, 2)).toEqual([
      'Failed to fetch quotations. Please try again later.',
      'Some dates depend on your answer.',
    ]);
  });

  it('has a table a month, whose heading its columns repeat [DUE-10]', async () => {
    openDeadlines({ tasks: [gst], rules: [twice] });
    await screen.findByText(TITLE, inTitle);
    expect(screen.queryByRole('table')).toBeNull();
    window.dispatchEvent(new Event('beforeprint'));
    const tables = await screen.findAllByRole('table');
    expect(tables.map((table) => table.querySelector('thead')?.textContent)).toEqual([
      'December 2026',
      'January 2027',
    ]);
    expect(tables[0]?.querySelector('tbody')?.textContent).toContain(`2026-12-11 Friday${TITLE}`);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  });
});
