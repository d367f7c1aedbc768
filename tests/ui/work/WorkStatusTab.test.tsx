import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { incomplete } from '../../../src/domain/received/incomplete';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { aStep } from '../../domain/work/aTask';
import { when } from '../../domain/when';
import { aBackend, never } from '../dashboard/aBackend';
import { openDashboard } from '../dashboard/openDashboard';

const openWorkStatus = async (backend = aBackend()) => {
  const opened = openDashboard(backend);
  await opened.openTab('Work Status');
  return opened;
};

const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the Work Status tab', () => {
  it('has the sections Active, Upcoming and Completed Services [DASH-17]', async () => {
    await openWorkStatus();
    await screen.findByRole('article', { name: 'GST Filing' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Active Services',
      'Upcoming Services',
      'Completed Services',
    ]);
  });

  it('says when there are no tasks [DASH-18]', async () => {
    const backend = aBackend();
    backend.work.all = [];
    await openWorkStatus(backend);
    expect(await screen.findByText('No work status information available.')).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  it('says of no section that it is empty where a task could not be read [AMB-13]', async () => {
    const backend = aBackend();
    backend.work.all = incomplete(backend.work.all.filter(({ status }) => status === 'started'));
    await openWorkStatus(backend);
    await screen.findByRole('article', { name: 'GST Filing' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Active Services',
    ]);
    expect(screen.queryByText('None right now.')).toBeNull();
  });

  it('shows a loading text [DASH-25]', async () => {
    const backend = aBackend();
    backend.work.tasks = never;
    await openWorkStatus(backend);
    expect(screen.getByText('Loading work status...')).toBeTruthy();
  });

  it('shows a sentence when the tasks cannot be loaded [DASH-26]', async () => {
    const backend = aBackend();
    backend.work.fail();
    await openWorkStatus(backend);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to load tasks. Please try again later.',
    );
  });
});

describe('a card of Active Services', () => {
  it('shows name, assigned date, donut and one status line per step [DASH-19]', async () => {
    await openWorkStatus();
    const active = await card('GST Filing');
    expect(active.getByRole('heading', { name: 'GST Filing' })).toBeTruthy();
    expect(active.getByText('2026-11-02 10:00 AM')).toBeTruthy();
    expect(active.getByRole('img').getAttribute('aria-label')).toContain('Completed 40%');
    expect(active.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Documents Complete',
      'Review In Progress',
      'Closure Not Started',
    ]);
  });

  it('marks a step as Overdue after its due date [NEED-14]', async () => {
    const backend = aBackend();
    const late = aStep({ name: 'Review', status: 'inProgress', dueDate: when('2026-11-19') });
    backend.work = new InMemoryWorkGateway(backend.work.all, new Map([['31', [late]]]));
    await openWorkStatus(backend);
    const line = (await card('GST Filing')).getByRole('listitem');
    expect(line.textContent).toBe('Review In ProgressDue 2026-11-19 Overdue');
  });

  it('marks a late step as ours once every document is received [NEED-06]', async () => {
    const backend = aBackend();
    const late = aStep({ name: 'Review', status: 'inProgress', dueDate: when('2026-11-19') });
    backend.work = new InMemoryWorkGateway(backend.work.all, new Map([['31', [late]]]));
    backend.files.documents = [];
    await openWorkStatus(backend);
    const line = (await card('GST Filing')).getByRole('listitem');
    await waitFor(() => expect(line.textContent).toBe('Review In ProgressDue 2026-11-19 Overdue with us'));
  });

  it('links to the task by View Details [DASH-20]', async () => {
    const { user, address, navigationState } = await openWorkStatus();
    const active = await card('GST Filing');
    await user.click(active.getByRole('button', { name: 'View Details' }));
    expect(address()).toBe('/task-detail/31');
    expect(navigationState()).toEqual({ serviceName: 'GST Filing', userId: '7', creatorId: '9' });
  });
});

describe('a card of Upcoming Services', () => {
  it('shows name, Period with the creation date, and percent [DASH-21]', async () => {
    await openWorkStatus();
    const upcoming = await card('Company Registration');
    const line = upcoming.getByText('Period').closest('p');
    expect(line?.textContent).toBe('Period (ordered on) 2026-11-01');
    expect(upcoming.getByText('0%')).toBeTruthy();
  });
});

describe('a card of Completed Services', () => {
  it('shows order, completion date, gauge and task id with their labels [DASH-22]', async () => {
    await openWorkStatus();
    const completed = await card('Income Tax Return');
    const valueOf = (label: string): string | null | undefined =>
      completed.getByText(label).nextElementSibling?.textContent;
    expect(valueOf('Order ID')).toBe('100033');
    expect(valueOf('Completed on')).toBe('2026-11-10');
    expect(valueOf('Task ID')).toBe('33');
    const gauge = completed.getByRole('progressbar', { name: 'Completion of Income Tax Return' });
    expect(gauge.getAttribute('aria-valuenow')).toBe('85');
    expect(gauge.textContent).toBe('85%');
  });

  it('shows the percent of its gauge also at 100 [DASH-22]', async () => {
    const backend = aBackend();
    const steps = [aStep({ status: 'complete', percentage: 100 })];
    backend.work = new InMemoryWorkGateway(backend.work.all, new Map([['33', steps]]));
    await openWorkStatus(backend);
    const gauge = (await card('Income Tax Return')).getByRole('progressbar');
    expect(gauge.textContent).toBe('100%');
  });

  it('shows Status: Completed [DASH-23]', async () => {
    await openWorkStatus();
    expect((await card('Income Tax Return')).getByText('Status: Completed')).toBeTruthy();
  });
});
