import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readShownAgain } from '../../../src/ui/state/shownReads';
import { InMemoryDeadlineChoiceStorage } from '../../doubles/InMemoryDeadlineChoiceStorage';
import { aRule, theTable, bought } from '../../domain/deadlines/theTable';
import { aQuotation } from '../../domain/quotations/builders';
import { day, when } from '../../domain/when';
import { aStep, aTask } from '../../domain/work/aTask';
import { type DeadlineBackend, openDeadlines } from './openDeadlines';

/** A date's title is in its buttons too. */
const inTitle = { selector: 'p > span > span' };
const yearly = aRule({
  id: 'agm',
  topic: 'company',
  form: 'AGM',
  title: { en: 'Annual general meeting', hi: 'वार्षिक आम बैठक' },
  every: 'year',
  due: { kind: 'dateInYear', month: 9, day: 30, yearsAfter: 0 },
  services: [bought('Company Compliance')],
});
const rare = aRule({
  id: 'gstr-5',
  form: 'GSTR-5',
  isUsual: false,
  due: { kind: 'dayOfMonth', day: 13, monthsAfter: 1 },
});
const gst = aTask({ id: '7', serviceName: 'GST Filing' });
const steps = new Map([['7', [aStep({ id: '1', name: 'Review', dueDate: when('2026-11-25') })]]]);
const expiring = aQuotation({ id: '12', names: ['Tax Audit'], expiresAt: when('2026-12-05') });

const items = (name = 'Dates to come') => within(screen.getByRole('list', { name })).getAllByRole('listitem');
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent ?? '');

describe('the Deadlines page', () => {
  it('lists own and statutory dates by month and day [DUE-01]', async () => {
    openDeadlines({ tasks: [gst], steps, quotations: [expiring] });
    await screen.findByText('Review: GST Filing', inTitle);
    await screen.findByText('GSTR-1: Monthly statement of sales, November 2026', inTitle);
    const [step, quotation, first, second] = textsOf(items());
    expect(step).toMatch(/^November 20262026-11-25 Wednesday.*Review: GST Filing/);
    expect(quotation).toMatch(/^December 20262026-12-05 Saturday.*Last day of quotation #QR12: Tax Audit/);
    expect(first).toMatch(/^2026-12-11 Friday.*GSTR-1: Monthly statement of sales, November 2026/);
    expect(second).toMatch(/^January 20272027-01-11 Monday/);
    expect(screen.getByRole('heading', { level: 2, name: 'December 2026' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Deadlines' })).toBeTruthy();
  });

  it('says which dates it lists, and up to when [DUE-01] [DUE-04]', async () => {
    const { view } = openDeadlines({ tasks: [gst] });
    const mine = 'Your own dates and the statutory dates of your services, up to 2028-03-31.';
    expect(screen.getByText(mine)).toBeTruthy();
    await view.user.click(await screen.findByRole('tab', { name: 'All' }));
    expect(screen.getByText('Your own dates and all statutory dates, up to 2028-03-31.')).toBeTruthy();
    await view.user.click(screen.getByRole('tab', { name: 'Mine' }));
    expect(screen.getByText(mine)).toBeTruthy();
  });

  it.each([
    { where: 'the deployment has no statutory dates', given: { table: null } },
    {
      where: 'they cannot be read',
      given: { before: ({ deadlines }: DeadlineBackend) => deadlines.break() },
    },
  ])('promises own dates alone where $where [DUE-05]', async ({ given }) => {
    openDeadlines({ ...given, quotations: [expiring] });
    expect(await screen.findByText('Your own dates, up to 2028-03-31.')).toBeTruthy();
  });

  it('links own dates to their quotation and the step of the task [DUE-01] [PAPER-05]', async () => {
    const { view } = openDeadlines({ tasks: [gst], steps, quotations: [expiring] });
    expect((await screen.findByRole('link', { name: 'Open quotation' })).getAttribute('href')).toBe(
      '/quotation/12',
    );
    await view.user.click(screen.getByRole('link', { name: 'View Details' }));
    expect([view.address(), view.navigationState()]).toEqual([
      '/task-detail/7?tab=tracking',
      { serviceName: 'GST Filing', userId: '7', creatorId: '9' },
    ]);
  });

  it('reads the steps of tasks that are not completed', async () => {
    const done = aTask({ id: '8', status: 'completed' });
    const { work } = openDeadlines({ tasks: [gst, done, aTask({ id: '9', status: 'upcoming' })], steps });
    await screen.findByText('Review: GST Filing', inTitle);
    expect(work.asked).toEqual(['7', '9']);
  });

  it('names the steps again when everything is read again, such as in another language [LANG-03]', async () => {
    const named = new Map(steps);
    const { work } = openDeadlines({ tasks: [gst], steps: named });
    await screen.findByText('Review: GST Filing', inTitle);
    named.set('7', [aStep({ id: '1', name: 'जाँच', dueDate: when('2026-11-25') })]);
    act(readShownAgain);
    expect(await screen.findByText('जाँच: GST Filing', inTitle)).toBeTruthy();
    expect(work.asked).toEqual(['7', '7']);
  });

  it('has the dates of a task that came while the customer was away [DUE-01] [HOME-05]', async () => {
    const known = new Map(steps);
    const { work } = openDeadlines({ tasks: [gst], steps: known });
    await screen.findByText('Review: GST Filing', inTitle);
    work.all = [gst, aTask({ id: '9', status: 'upcoming', serviceName: 'Audit' })];
    known.set('9', [aStep({ id: '2', name: 'Papers', dueDate: when('2026-11-28') })]);
    act(readShownAgain);
    expect(await screen.findByText('Papers: Audit', inTitle)).toBeTruthy();
    expect(work.asked).toEqual(['7', '7', '9']);
  });

  it('folds past dates under Earlier, the newest first, and marks today [DUE-08]', async () => {
    const { view } = openDeadlines({ tasks: [gst] });
    const earlier = await screen.findByRole('button', { name: 'Earlier: 8 dates' });
    expect(earlier.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByText('Nothing is due today.').parentElement?.getAttribute('aria-current')).toBe(
      'date',
    );
    await view.user.click(earlier);
    const [first, second] = textsOf(items('Earlier dates'));
    expect([first, second]).toEqual([
      expect.stringMatching(/^November 20262026-11-11/),
      expect.stringMatching(/^October 20262026-10-11/),
    ]);
  });

  it('has late steps on top, the most overdue first, whatever the topic', async () => {
    const late = [
      aStep({ id: '1', name: 'Filing', dueDate: when('2026-11-12') }),
      aStep({ id: '2', name: 'Documents', dueDate: when('2026-11-02') }),
    ];
    const { view } = openDeadlines({ tasks: [gst], steps: new Map([['7', late]]), rules: [aRule(), yearly] });
    await screen.findByRole('heading', { level: 2, name: 'Overdue (2)' });
    const [first, second] = textsOf(items('Overdue steps'));
    expect(first).toMatch(/^2026-11-02 Monday.*Documents: GST Filing.*Due 2026-11-02 Overdue/);
    expect(second).toMatch(/^2026-11-12 Thursday.*Filing: GST Filing/);
    const lists = screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'));
    expect(lists).toEqual(['Overdue steps', 'Dates to come']);
    await view.user.click(screen.getByRole('tab', { name: 'All' }));
    await view.user.click(screen.getByRole('radio', { name: 'Company' }));
    await waitFor(() => expect(screen.queryByText(/^GSTR-1/, inTitle)).toBeNull());
    expect(items('Overdue steps')).toHaveLength(2);
  });

  it('folds away what comes after the coming months', async () => {
    const { view } = openDeadlines({ tasks: [gst] });
    const later = await screen.findByRole('button', { name: 'Later months: 14 dates' });
    expect(textsOf(items()).at(-1)).toContain('2027-01-11');
    await view.user.click(later);
    expect(textsOf(items('Later dates'))[0]).toContain('February 20272027-02-11');
  });

  it('marks what is due today, in India time [DUE-08]', async () => {
    openDeadlines({ tasks: [gst], now: '2026-12-10T18:30:00Z' });
    const heading = await screen.findByRole('heading', { level: 3, name: '2026-12-11 Friday Today' });
    expect(heading.getAttribute('aria-current')).toBe('date');
    expect(screen.queryByText('Nothing is due today.')).toBeNull();
  });
});

describe('Mine and All', () => {
  const rules = [aRule(), rare, yearly];

  it('show the rules of the services, and every rule [DUE-04]', async () => {
    const { view } = openDeadlines({ tasks: [gst], rules });
    await screen.findAllByText(/^GSTR-1/, inTitle);
    expect(screen.queryByText(/^AGM/, inTitle)).toBeNull();
    await view.user.click(screen.getByRole('tab', { name: 'All' }));
    await view.user.click(screen.getByRole('radio', { name: 'Company' }));
    expect(textsOf(await screen.findAllByText(/^AGM/, inTitle))).toEqual([
      'AGM: Annual general meeting, FY 2026-27',
    ]);
    await view.user.click(screen.getByRole('radio', { name: 'Every topic' }));
    await waitFor(() => expect(screen.getAllByText(/^GSTR-5/, inTitle).length).toBeGreaterThan(0));
  });

  it('remember which was chosen [DUE-04]', async () => {
    const choices = new InMemoryDeadlineChoiceStorage();
    const { view } = openDeadlines({ tasks: [gst], rules, choices });
    await view.user.click(await screen.findByRole('tab', { name: 'All' }));
    view.unmount();
    openDeadlines({ tasks: [gst], rules, choices });
    const all = await screen.findByRole('tab', { name: 'All' });
    expect(all.getAttribute('aria-selected')).toBe('true');
  });

  it('have what concerns few under More [DUE-04]', async () => {
    const { view } = openDeadlines({ tasks: [gst], rules });
    const more = await screen.findByRole('button', { name: 'More: 16 dates that concern few' });
    expect(screen.queryByText(/^GSTR-5/, inTitle)).toBeNull();
    await view.user.click(more);
    expect(textsOf(items('Dates that concern few')).join()).toContain('GSTR-5');
  });

  it('leave out what is not for me, until it is taken back under All [DUE-04]', async () => {
    const { view, choices, notifier } = openDeadlines({ tasks: [gst], rules: [aRule()] });
    const [button] = await screen.findAllByRole('button', { name: 'Not for me' });
    if (button === undefined) throw new Error('a button expected');
    await view.user.click(button);
    await waitFor(() => expect(screen.queryByText(/^GSTR-1/, inTitle)).toBeNull());
    expect(choices.choice().notForMe).toEqual(['gstr-1-monthly']);
    expect(document.activeElement?.className).toBe('portal-deadlines');
    await view.user.click(screen.getByRole('tab', { name: 'All' }));
    const [taken] = await screen.findAllByRole('button', { name: 'Not for me', pressed: true });
    if (taken === undefined) throw new Error('a button expected');
    await view.user.click(taken);
    expect(choices.choice().notForMe).toEqual([]);
    expect(notifier.successes).toEqual(['GSTR-1 is among your dates again.']);
  });
});

describe('dates that differ by state', () => {
  const rules = theTable().rules.filter(({ id }) => id === 'gstr-3b-quarterly');
  const now = '2027-01-02T06:00:00Z';

  it('are those of the state of a GSTIN typed in this browser [DUE-03]', async () => {
    openDeadlines({ tasks: [gst], rules, now, gstin: '27AAPFU0939F1ZV' });
    await screen.findByText('Dates that differ by state are those of Maharashtra, from your GSTIN.');
    const january = textsOf(items()).filter((text) => text.includes('2027-01-2'));
    expect(january).toHaveLength(1);
    expect(january[0]).toContain('2027-01-22');
  });

  it('are both shown with their states without one [DUE-03]', async () => {
    openDeadlines({ tasks: [gst], rules, now });
    await screen.findAllByText(/^GSTR-3B/, inTitle);
    const [early, late] = textsOf(items());
    expect(early).toMatch(/2027-01-22.*In Chhattisgarh, .*Maharashtra/);
    expect(late).toMatch(/2027-01-24.*In Jammu and Kashmir, .*Delhi/);
  });
});

describe('the span of the page', () => {
  it('ends with the next financial year [DUE-01]', async () => {
    const late = aQuotation({ id: '13', expiresAt: when('2028-04-01') });
    openDeadlines({ quotations: [late, expiring], rules: [aRule({ from: day('2026-04-01') })] });
    await screen.findByText('Last day of quotation #QR12: Tax Audit', inTitle);
    expect(screen.queryByText(/#QR13/, inTitle)).toBeNull();
    expect(screen.getByText(/up to 2028-03-31/)).toBeTruthy();
  });
});
