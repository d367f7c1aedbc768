import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { when } from '../../domain/when';
import { aStep, aTask } from '../../domain/work/aTask';
import { aBackend, never } from '../dashboard/aBackend';
import { openDashboard } from '../dashboard/openDashboard';

const block = () => within(screen.getByRole('region', { name: 'Active Services' }));
const cards = async (): Promise<readonly (string | null)[]> =>
  (await block().findAllByRole('article')).map((card) => card.getAttribute('aria-label'));

describe('Overview lists the active services', () => {
  it('shows only tasks of status 1 or 2 [DASH-14]', async () => {
    openDashboard();
    expect(await cards()).toEqual(['GST Filing', 'Book Keeping']);
  });

  it('shows the donut only for a task whose steps sum above 0 [DASH-15]', async () => {
    openDashboard();
    const donuts = await block().findAllByRole('img');
    expect(donuts.map((donut) => donut.getAttribute('aria-label'))).toEqual([
      'Completed 40%, in progress 30%, yet to start 30%',
    ]);
    expect(within(screen.getByRole('article', { name: 'Book Keeping' })).queryByRole('img')).toBeNull();
  });

  it("links to the task's detail with the data that page needs [DASH-15]", async () => {
    const { user, address, navigationState } = openDashboard();
    await user.click(await screen.findByRole('link', { name: 'GST Filing' }));
    expect(address()).toBe('/task-detail/31');
    expect(navigationState()).toEqual({ serviceName: 'GST Filing', userId: '7', creatorId: '9' });
  });

  it('opens Work Status by View Full Report without changing the path [DASH-16]', async () => {
    const { user, address } = openDashboard();
    await cards();
    const links = block().getAllByRole('link', { name: 'View Full Report' });
    expect(links).toHaveLength(2);
    await user.click(links[0] ?? document.body);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Work Status');
    expect(address()).toBe('/dashboard');
    expect(document.activeElement?.textContent).toBe('Work Status');
  });

  it('shows the next step and its due date', async () => {
    const backend = aBackend();
    backend.files.documents = [];
    openDashboard(backend);
    const card = within(await screen.findByRole('article', { name: 'GST Filing' }));
    expect(await card.findByText('Review')).toBeTruthy();
    expect(card.getByText('2026-11-25')).toBeTruthy();
  });

  it('marks the next step as Overdue after its due date [NEED-14]', async () => {
    const backend = aBackend();
    const late = aStep({ name: 'Review', status: 'inProgress', dueDate: when('2026-11-19') });
    backend.work = new InMemoryWorkGateway(backend.work.all, new Map([['31', [late]]]));
    openDashboard(backend);
    const card = within(await screen.findByRole('article', { name: 'GST Filing' }));
    const overdue = await card.findByText('Overdue');
    expect(overdue.closest('.portal-due')?.textContent).toBe('Due 2026-11-19 Overdue');
  });

  it('asks for documents, not for the step that waits for them, while one is missing [NEED-03] [PAPER-05]', async () => {
    const backend = aBackend();
    const step = aStep({ name: 'Documents received', status: 'inProgress', dueDate: when('2026-11-25') });
    backend.work = new InMemoryWorkGateway(backend.work.all, new Map([['31', [step]]]));
    openDashboard(backend);
    const card = within(await screen.findByRole('article', { name: 'GST Filing' }));
    const label = await card.findByText('Next from you:');
    expect(label.closest('.portal-work-next')?.textContent).toBe('Next from you: documentsDue 2026-11-25');
    expect(card.queryByText('Documents received')).toBeNull();
  });

  it('tells a late step as ours once every document is received [NEED-06]', async () => {
    const backend = aBackend();
    const late = aStep({ name: 'Documents received', status: 'inProgress', dueDate: when('2026-11-19') });
    backend.work = new InMemoryWorkGateway(backend.work.all, new Map([['31', [late]]]));
    backend.files.documents = [];
    openDashboard(backend);
    const card = within(await screen.findByRole('article', { name: 'GST Filing' }));
    const name = await card.findByText('Documents received');
    await waitFor(() => expect(name.parentElement?.textContent).toBe('Next from us: Documents received'));
    expect(card.getByText('Overdue with us').closest('.portal-due')?.textContent).toBe(
      'Due 2026-11-19 Overdue with us',
    );
  });

  it('shows the first three, and all of them on request', async () => {
    const backend = aBackend();
    backend.work.all = ['a', 'b', 'c', 'd', 'e'].map((id) => aTask({ id, serviceName: id }));
    const { user } = openDashboard(backend);
    expect(await cards()).toEqual(['a', 'b', 'c']);
    await user.click(screen.getByRole('button', { name: 'Show all 5 active services' }));
    await waitFor(async () => expect(await cards()).toEqual(['a', 'b', 'c', 'd', 'e']));
    await user.click(screen.getByRole('button', { name: 'Show fewer' }));
    await waitFor(async () => expect(await cards()).toEqual(['a', 'b', 'c']));
  });
});

describe('the tasks of a dashboard', () => {
  it('load the steps of each task exactly once [TASK-02]', async () => {
    const { work } = openDashboard();
    await waitFor(() => expect(work.asked).toHaveLength(4));
    expect(work.asked).toEqual(['31', '32', '30', '33']);
  });

  it('show a sentence when they cannot be loaded [TASK-16]', async () => {
    const backend = aBackend();
    backend.work.fail();
    openDashboard(backend);
    expect((await block().findByRole('alert')).textContent).toBe('Failed to load tasks.');
  });

  it("lose only one card when one task's steps fail, and it can be tried again [TASK-19]", async () => {
    const backend = aBackend();
    backend.work.failingSteps.add('32');
    const { user, work } = openDashboard(backend);
    const broken = within(await screen.findByRole('article', { name: 'Book Keeping' }));
    expect((await broken.findByRole('alert')).textContent).toBe(
      'Failed to load data. Please try again later.',
    );
    expect(within(screen.getByRole('article', { name: 'GST Filing' })).getByRole('img')).toBeTruthy();
    work.failingSteps.clear();
    await user.click(broken.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(broken.queryByRole('alert')).toBeNull());
  });

  it('show a loading text, and cancel their calls when the dashboard is left', async () => {
    const backend = aBackend();
    const tasks = backend.work.tasks.bind(backend.work);
    backend.work.tasks = never;
    const { unmount } = openDashboard(backend);
    expect(block().getByRole('status').textContent).toBe('Loading...');
    unmount();
    backend.work.tasks = tasks;
    backend.work.holdsAnswers = true;
    const second = openDashboard(backend);
    await waitFor(() => expect(backend.work.underWay).toHaveLength(4));
    second.unmount();
    expect(backend.work.underWay).toEqual([]);
  });
});
