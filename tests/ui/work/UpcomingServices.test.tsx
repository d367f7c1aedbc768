import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aDocument } from '../../domain/documents/aFile';
import { when } from '../../domain/when';
import { aStep, aTask } from '../../domain/work/aTask';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { needs } from '../attention/entries';
import { aBackend } from '../dashboard/aBackend';
import { openDashboard } from '../dashboard/openDashboard';

/**
 * Reports every card as in view as soon as it is observed. Charts stay out of view, because they would start work that
 * outlives the test.
 */
class Observer {
  constructor(private readonly hear: (entries: readonly Partial<IntersectionObserverEntry>[]) => void) {}

  observe(target: Element): void {
    if (!target.matches('article')) return;
    queueMicrotask(() => {
      this.hear([{ target, isIntersecting: true }]);
    });
  }

  disconnect(): void {
    this.hear([]);
  }
}

/** A window so tall that every card is in view; the test unstubs globals afterwards. */
const everyCardInView = (): void => {
  vi.stubGlobal('IntersectionObserver', Observer);
};

beforeEach(everyCardInView);
afterEach(() => vi.unstubAllGlobals());

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const bought = aTask({ id: '40', status: 'upcoming', serviceName: 'Private Limited Company' });

const names = (heading: string): readonly (string | null)[] =>
  within(screen.getByRole('region', { name: heading }))
    .getAllByRole('article')
    .map((article) => article.getAttribute('aria-label'));

const justBought = () => {
  const backend = aBackend();
  backend.work.all = [bought];
  return backend;
};

describe('upcoming services on Overview', () => {
  it('have their own heading beside the active ones', async () => {
    openDashboard();
    await card('Company Registration');
    expect(names('Upcoming Services')).toEqual(['Company Registration']);
    expect(names('Active Services')).toEqual(['GST Filing', 'Book Keeping']);
  });

  it('show a new purchase, and never beside it that nothing is in progress', async () => {
    openDashboard(justBought());
    expect((await card('Private Limited Company')).getByText('Period')).toBeTruthy();
    expect(screen.queryByText(/No work in progress/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Active Services' })).toBeNull();
  });

  it.each([
    ['Overdue', 2],
    ['Overdue with us', 0],
  ])('say %s where the list says so, with %i documents missing [NEED-14] [HOME-08]', async (mark, count) => {
    const backend = justBought();
    backend.files.documents = backend.files.documents
      .filter(({ files }) => files.length === 0)
      .slice(0, count);
    const later = aStep({ id: '1', dueDate: when('2026-11-25') });
    const sooner = aStep({ id: '2', dueDate: when('2026-11-19') });
    backend.work = new InMemoryWorkGateway([bought], new Map([['40', [later, sooner]]]));
    openDashboard(backend);
    const shown = await card('Private Limited Company');
    expect((await shown.findByText(mark)).parentElement?.querySelector('svg')).not.toBeNull();
    expect((await needs()).getByText('1 day overdue')).toBeTruthy();
  });

  it('link to the complete list when there are more than three', async () => {
    const backend = aBackend();
    backend.work.all = ['a', 'b', 'c', 'd'].map((id) => aTask({ ...bought, id, serviceName: id }));
    const { user } = openDashboard(backend);
    await card('c');
    expect(screen.queryByRole('article', { name: 'd' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Show all 4 upcoming services' }));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Work Status');
  });

  it('have no block when there are none', async () => {
    const backend = aBackend();
    backend.work.all = [aTask({ status: 'started' })];
    openDashboard(backend);
    await card('GST Filing');
    expect(screen.queryByText('Upcoming Services')).toBeNull();
  });
});

describe('the link of a service that needs documents', () => {
  it('shows how many are missing and leads to the task', async () => {
    const { user, address, navigationState, openTab } = openDashboard(justBought());
    await openTab('Work Status');
    await user.click(await screen.findByRole('link', { name: 'Upload 2 documents' }));
    expect(address()).toBe('/task-detail/40');
    expect(navigationState()).toEqual({
      serviceName: 'Private Limited Company',
      userId: '7',
      creatorId: '9',
    });
  });

  it('stays when the documents cannot be loaded', async () => {
    const backend = justBought();
    backend.files.documentsFailure = gatewayError('ServerFault');
    const { user, address, files, openTab } = openDashboard(backend);
    await waitFor(() => expect(files.asked).toEqual(['40']));
    await openTab('Work Status');
    await user.click(screen.getByRole('link', { name: 'Upload documents' }));
    expect(address()).toBe('/task-detail/40');
  });

  it('reads View Details once no document is missing', async () => {
    const backend = justBought();
    backend.files.documents = [];
    const { openTab } = openDashboard(backend);
    await openTab('Work Status');
    expect(await screen.findByRole('link', { name: 'View Details' })).toBeTruthy();
  });

  it('stands on Overview once, in the list of what needs the customer [HOME-07]', async () => {
    const backend = aBackend();
    backend.files.documents = [aDocument({ id: '20', name: 'Cancelled cheque' })];
    const { openTab } = openDashboard(backend);
    const list = within(await screen.findByRole('region', { name: /^Needs you now \(/ }));
    expect(screen.getAllByRole('link', { name: /^Upload/ })).toEqual(
      list.getAllByRole('link', { name: /^Upload/ }),
    );
    await openTab('Work Status');
    const active = await card('GST Filing');
    expect(await active.findByRole('link', { name: 'Upload 1 document' })).toBeTruthy();
    expect(active.getByRole('button', { name: 'View Details' })).toBeTruthy();
  });

  it('is the name of the service on Overview', async () => {
    const { user, address } = openDashboard(justBought());
    await user.click((await card('Private Limited Company')).getByRole('link'));
    expect(address()).toBe('/task-detail/40');
  });

  it('loads the documents of each task in view once, and of no completed one', async () => {
    const { openTab, files } = openDashboard();
    await openTab('Work Status');
    await card('Income Tax Return');
    await waitFor(() => expect(files.asked).toHaveLength(3));
    expect(files.asked.toSorted()).toEqual(['30', '31', '32']);
  });
});

describe('a completed service', () => {
  it('opens by View Details', async () => {
    const { user, address, openTab } = openDashboard();
    await openTab('Work Status');
    await user.click((await card('Income Tax Return')).getByRole('link', { name: 'View Details' }));
    expect(address()).toBe('/task-detail/33');
  });
});
