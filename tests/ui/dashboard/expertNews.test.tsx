import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withOpened } from '../../../src/domain/work/openedRemarks';
import { when } from '../../domain/when';
import { aLog, aStep, aTask } from '../../domain/work/aTask';
import { InMemoryDownloadLinks } from '../../doubles/InMemoryDownloadLinks';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { aQuietBackend, expectEntries, expectEntryCount, needs } from '../attention/entries';
import { type Backend, never } from './aBackend';
import { openDashboard } from './openDashboard';

const PATH = 'steps/7/GST return.pdf';
const under = aTask({ id: '1', serviceName: 'Book Keeping' });
const done = aTask({
  id: '2',
  status: 'completed',
  serviceName: 'GST Return',
  completedAt: when('2026-11-10'),
});
const older = aTask({
  id: '3',
  status: 'completed',
  serviceName: 'Director KYC',
  completedAt: when('2026-10-10'),
});
const longAgo = aTask({
  id: '4',
  status: 'completed',
  serviceName: 'Audit',
  completedAt: when('2026-09-01'),
});
const remark = aLog({ remarks: 'Your books are in order.', createdAt: when('2026-11-19T10:00') });
const steps = new Map([
  ['1', [aStep({ id: '9', name: 'Review', status: 'inProgress', log: [remark] })]],
  ['2', [aStep({ name: 'Filing', status: 'complete', log: [aLog({ filePath: PATH })] })]],
]);

const given = (tasks = [longAgo, older, done, under]): Backend => ({
  ...aQuietBackend(),
  work: new InMemoryWorkGateway(tasks, steps),
  links: new InMemoryDownloadLinks(new Map([[PATH, 'https://files.example/gst']])),
});

const block = async (name: string) => within(await screen.findByRole('region', { name }));

describe("the expert's newest remark on Overview", () => {
  it('stands directly below the list, with step, service and date [HOME-02]', async () => {
    openDashboard(given());
    const shown = await block('From your expert');
    for (const text of ['Your books are in order.', 'Review', 'Book Keeping', '2026-11-19'])
      expect(shown.getByText(text)).toBeTruthy();
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
        .slice(0, 3),
    ).toEqual(['Needs you now (2)', 'From your expert', 'Active Services']);
  });

  it('leads to its step with one press [HOME-02]', async () => {
    const { user, address, navigationState } = openDashboard(given());
    await user.click((await block('From your expert')).getByRole('link', { name: 'Review' }));
    expect(address()).toBe('/task-detail/1?tab=tracking');
    expect(navigationState()).toEqual({ serviceName: 'Book Keeping', userId: '7', creatorId: '9' });
  });

  it('is told of the others where the steps of one task cannot be read', async () => {
    const backend = given();
    backend.work.failingSteps.add('2');
    openDashboard(backend);
    expect((await block('From your expert')).getByText('Your books are in order.')).toBeTruthy();
  });
});

const delivered = async () => (await needs()).getByText('Completed:').closest('p');

describe('the list of what needs the customer', () => {
  it('tells the service completed last and what was delivered, and leads there [HOME-03]', async () => {
    const { user, address } = openDashboard(given());
    expect((await delivered())?.textContent).toBe('Completed: GST Return GST return.pdf');
    await user.click((await needs()).getByRole('link', { name: 'GST Return' }));
    expect(address()).toBe('/task-detail/2');
  });

  it('tells the service alone where its steps cannot be read [HOME-03]', async () => {
    const backend = given();
    backend.work.failingSteps.add('2');
    openDashboard(backend);
    expect((await delivered())?.textContent).toBe('Completed: GST Return');
  });

  it('is silent of services completed long ago [HOME-03]', async () => {
    openDashboard(given([longAgo, under]));
    await expectEntryCount(1);
    expect((await needs()).queryByText('Completed:')).toBeNull();
  });
});

describe('a remark that was not opened', () => {
  it('is an entry that leads to its step; one of long ago, and one without words, is none [PAPER-03]', async () => {
    const { user, address } = openDashboard(given());
    await expectEntries([
      'Read your expert’s message Book Keeping Review',
      'Read your expert’s message GST Return Filing',
    ]);
    await user.click((await needs()).getByRole('link', { name: /Book Keeping/ }));
    expect(address()).toBe('/task-detail/1?tab=tracking');
  });

  it('is gone once it was opened, here or in another tab [PAPER-03]', async () => {
    const backend = given();
    openDashboard(backend);
    await expectEntryCount(2);
    const opened = { task: under, step: aStep({ id: '9', log: [remark] }), log: remark };
    act(() => backend.remarks.openElsewhere(withOpened({}, opened)));
    await expectEntryCount(1);
    expect((await needs()).queryByText('Book Keeping')).toBeNull();
  });
});

describe('the services completed lately on Overview', () => {
  it('are told newest first, with the date and what was delivered [HOME-03]', async () => {
    const { user } = openDashboard(given());
    const shown = await block('Recently completed');
    await user.click(shown.getByRole('button', { name: 'Show all 2' }));
    expect(shown.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'GST Return',
      'Director KYC',
    ]);
    const [first, second] = shown.getAllByRole('listitem').filter(({ className }) => className !== '');
    expect(first?.textContent).toBe('GST ReturnCompleted on 2026-11-10GST return.pdfDownloadShare');
    expect(second?.textContent).toBe('Director KYCCompleted on 2026-10-10');
  });

  it('say of a service whose steps cannot be read that what it delivered is not known [HOME-03]', async () => {
    const backend = given();
    backend.work.failingSteps.add('2');
    openDashboard(backend);
    const shown = await block('Recently completed');
    expect(shown.getByText(/^What was delivered could not be read/)).toBeTruthy();
  });

  it('let what was delivered be downloaded and shared [HOME-03]', async () => {
    const { user, browser, sharing } = openDashboard(given());
    const shown = await block('Recently completed');
    await user.click(shown.getByRole('button', { name: 'Download GST return.pdf' }));
    await waitFor(() => expect(browser.left).toEqual(['https://files.example/gst']));
    await user.click(shown.getByRole('button', { name: 'Share GST return.pdf' }));
    await waitFor(() => expect(sharing.shared).toHaveLength(1));
  });

  it('are the newest alone before the customer asks for all [HOME-07]', async () => {
    const five = Array.from({ length: 5 }, (_, index) => ({ ...done, id: aTask({ id: `5${index}` }).id }));
    const { user } = openDashboard(given(five));
    const shown = await block('Recently completed');
    expect(shown.getAllByRole('link')).toHaveLength(1);
    await user.click(shown.getByRole('button', { name: 'Show all 5' }));
    expect(shown.getAllByRole('link')).toHaveLength(5);
  });

  it('add no call to those of the dashboard, and wait for the steps [HOME-03] [NEED-12]', async () => {
    const { work, files } = openDashboard(given());
    await block('Recently completed');
    expect([work.asked.toSorted(), files.asked]).toEqual([['1', '2', '3', '4'], ['1']]);
  });
});

describe('what the expert wrote and delivered', () => {
  it('stays on the page while what could not be read is read again', async () => {
    const backend = given([longAgo, older, done, under, aTask({ id: '6' })]);
    backend.work.failingSteps.add('6').add('3');
    const { user } = openDashboard(backend);
    await block('Recently completed');
    backend.work.steps = never;
    await user.click((await needs()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Still reading the rest…')).toBeTruthy();
    for (const name of ['From your expert', 'Recently completed'])
      expect(screen.getByRole('heading', { name })).toBeTruthy();
  });
});

describe('a customer to whom the expert wrote nothing', () => {
  it('sees no box of it [HOME-02] [HOME-03]', async () => {
    const { work } = openDashboard({
      ...given(),
      work: new InMemoryWorkGateway([longAgo, { ...under, id: aTask({ id: '8' }).id }]),
    });
    await screen.findByText('Nothing waits for you.');
    await waitFor(() => expect(work.asked).toHaveLength(2));
    expect(screen.queryByText('From your expert')).toBeNull();
    expect(screen.queryByText('Recently completed')).toBeNull();
  });
});
