import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { texts } from '../../../src/ui/texts/texts';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aRule, theTable } from '../../domain/deadlines/theTable';
import { aQuotation } from '../../domain/quotations/builders';
import { day, when } from '../../domain/when';
import { aStep, aTask } from '../../domain/work/aTask';
import { openDeadlines } from './openDeadlines';

/** A date's title is in its buttons too. */
const inTitle = { selector: 'p > span > span' };
const gst = aTask({ id: '7', serviceName: 'GST Filing' });
const expiring = aQuotation({ id: '12', names: ['Tax Audit'], expiresAt: when('2026-12-05') });
const TABLE_FAILED = 'The statutory dates could not be read. Your own dates do not need them.';
const once = aRule({ from: day('2026-11-01'), until: day('2026-11-01') });

describe('a statutory date', () => {
  it('says what is due for which period, for whom, on which day and where it is published [DUE-06]', async () => {
    openDeadlines({ tasks: [gst], rules: [once] });
    const item = (await screen.findByText(/^GSTR-1/, inTitle)).closest('[role="listitem"]');
    const text = item?.textContent ?? '';
    for (const part of [
      '2026-12-11',
      'GSTR-1',
      'November 2026',
      'Regular taxpayers filing monthly',
      'Checked on 2026-11-22',
    ])
      expect(text).toContain(part);
    const link = screen.getByRole('link', { name: 'Official page: GST' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://www.gst.gov.in/',
      'noopener noreferrer',
    ]);
    expect(text).not.toContain('Medium confidence');
  });

  it('says when it is counted from an assumed event, is uncertain or was moved [DUE-06]', async () => {
    const exceptions = [{ period: '2026-11', due: once.due, why: 'Notification 3/2026' }];
    const rule = aRule({ ...once, assumedEvent: 'agm', confidence: 'medium', exceptions });
    openDeadlines({ tasks: [gst], rules: [rule] });
    await screen.findByText(
      'Counted from an assumed date of the annual general meeting. An earlier one makes this date earlier too.',
    );
    expect(screen.getByText(/^Medium confidence/)).toBeTruthy();
    expect(screen.getByText('Changed: Notification 3/2026')).toBeTruthy();
  });

  it('links to no address that is unsafe [DUE-06]', async () => {
    const officialPages = { ...theTable().officialPages, gst: 'javascript:alert(1)' };
    openDeadlines({ tasks: [gst], table: { ...theTable(), officialPages, rules: [once] } });
    await screen.findByText(/Official page: GST/);
    expect(screen.queryByRole('link', { name: /Official page/ })).toBeNull();
  });

  it('stands below a line that says that extensions are announced, and who to ask [DUE-06]', async () => {
    const { view, chat } = openDeadlines({ tasks: [gst] });
    await screen.findByText(/Authorities announce extensions/);
    await view.user.click(screen.getByRole('button', { name: 'Chat with Expert' }));
    expect(chat.isOpen).toBe(true);
  });
});

describe('a title that begins with its form', () => {
  it('says it once', async () => {
    const title = { en: 'GSTR-1, instalment 1 of 4', hi: 'जीएसटीआर-1, पहली किस्त' };
    openDeadlines({ tasks: [gst], rules: [aRule({ title })] });
    expect(await screen.findByText('GSTR-1, instalment 1 of 4, November 2026', inTitle)).toBeTruthy();
  });
});

describe('a table that cannot be used', () => {
  it('leaves the own dates, says so in one line, and can be tried again [DUE-05]', async () => {
    const { view, deadlines } = openDeadlines({
      tasks: [gst],
      quotations: [expiring],
      before: (backend) => backend.deadlines.break(),
    });
    await screen.findByText('Last day of quotation #QR12: Tax Audit', inTitle);
    expect(screen.getByRole('alert').textContent).toBe(TABLE_FAILED);
    expect(screen.queryByRole('tab')).toBeNull();
    deadlines.mend();
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/^GSTR-1.*November 2026/, inTitle);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not missed where the deployment names none [DUE-05]', async () => {
    openDeadlines({ table: null, quotations: [expiring] });
    await screen.findByText('Last day of quotation #QR12: Tax Audit', inTitle);
    expect([screen.queryByRole('alert'), screen.queryByRole('tab')]).toEqual([null, null]);
  });

  it('is said to be old a year after it was checked, and shown all the same [DUE-05]', async () => {
    openDeadlines({ tasks: [gst], now: '2027-11-23T06:00:00Z' });
    await screen.findByText(/were last checked on 2026-11-22, more than a year ago/);
    expect(screen.getAllByText(/^GSTR-1/, inTitle).length).toBeGreaterThan(0);
  });
});

describe('a source that fails', () => {
  it('is said in its own sentence while the others are shown', async () => {
    openDeadlines({
      tasks: [gst],
      quotations: [expiring],
      before: ({ work, quotations }) => {
        work.failingSteps.add('7');
        quotations.failing.set('quotations', gatewayError('ServerFault'));
      },
    });
    await screen.findByText(texts().work.stepsFailed);
    expect(screen.getByText('Failed to fetch quotations. Please try again later.')).toBeTruthy();
    expect(screen.getAllByText(/^GSTR-1/, inTitle).length).toBeGreaterThan(0);
  });

  it('gives only the missing steps a second call', async () => {
    const steps = new Map(
      ['7', '8'].map((id) => [id, [aStep({ name: `Step of ${id}`, dueDate: when('2026-11-25') })]] as const),
    );
    const { view, work } = openDeadlines({
      tasks: [gst, aTask({ id: '8' })],
      steps,
      before: (backend) => backend.work.failingSteps.add('8'),
    });
    await screen.findByText(/^Step of 7/, inTitle);
    await screen.findByText(texts().work.stepsFailed);
    work.failingSteps.clear();
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/^Step of 8/, inTitle);
    expect(work.asked).toEqual(['7', '8', '8']);
  });

  it('leaves an empty page that says so', async () => {
    openDeadlines({ rules: [], table: null });
    await waitFor(() => expect(screen.getByText('No dates are due.')).toBeTruthy());
  });
});
