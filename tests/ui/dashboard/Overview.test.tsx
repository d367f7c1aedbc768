import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { DashboardRequest } from '../../../src/domain/quotations/dashboardRequest';
import { requestId } from '../../../src/domain/quotations/request';
import { incomplete } from '../../../src/domain/received/incomplete';
import { aCart } from '../../doubles/aCart';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { aQuotation } from '../../domain/quotations/builders';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { when } from '../../domain/when';
import { aTask } from '../../domain/work/aTask';
import { watchBroughtIntoView } from '../support/broughtIntoView';
import { withLongWait } from '../support/longWait';
import { aBackend, type Backend, never } from './aBackend';
import { openDashboard } from './openDashboard';

const brought = watchBroughtIntoView();

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('Overview shows the services overview of reading A', () => {
  it('shows Recent Transactions with one row per order [DASH-04]', async () => {
    openDashboard();
    const row = await screen.findByRole('button', { name: /100001/ });
    expect(section('Recent Transactions').getByRole('button', { name: /100001/ })).toBe(row);
  });

  it('links the recent transactions to all transactions', async () => {
    const { user } = openDashboard();
    await user.click(screen.getByRole('link', { name: 'All transactions' }));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Transactions');
  });

  it('links to four external calculators in a new tab [DASH-05]', () => {
    openDashboard();
    const links = section('Financial Tools').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Tax Calculator', 'https://www.sahayak.example/tax'],
      ['EMI Calculator', 'https://www.sahayak.example/emi'],
      ['HRA Calculator', 'https://www.sahayak.example/hra'],
      ['TDS Calculator', 'https://www.sahayak.example/tds'],
    ]);
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });

  it('shows both sentences about the free call and links to the calendar [DASH-12] [DASH-13]', () => {
    openDashboard();
    const banner = section('Book a 15-minute FREE call with our Expert');
    expect(
      banner.getByText('Get advisory on matters related to Compliance, Taxation, Legal & more...'),
    ).toBeTruthy();
    expect(banner.getByRole('link').getAttribute('href')).toBe('https://calendar.example/expert');
  });
});

const aRequest: DashboardRequest = {
  id: requestId('50'),
  serviceName: 'Audit',
  status: 'underProcess',
  createdAt: when('2026-11-18'),
};

/** The backend of a customer who has just registered. */
const fresh = () => {
  const backend = aBackend();
  backend.transactions.transactions = [];
  backend.work.all = [];
  backend.quotations.all = [];
  backend.carts = new InMemoryCartGateway(aCart(0));
  return backend;
};

const headings = (): readonly (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the dashboard of a customer who has nothing yet', () => {
  it('shows the services with their prices first, then one friendly line [HOME-01]', async () => {
    openDashboard(fresh());
    expect(await screen.findByText('Choose a service to begin.')).toBeTruthy();
    expect(headings().slice(0, 3)).toEqual(['All Services', 'Needs you now', 'Recent Transactions']);
    const tiles = section('All Services').getAllByRole('link');
    expect(tiles.map((tile) => tile.textContent)).toEqual([
      'GST₹500 + GST = ₹590',
      'PayYou enter the amount',
    ]);
    expect(screen.queryByRole('link', { name: 'Find a service' })).toBeNull();
    expect(screen.queryByText(/No work in progress/)).toBeNull();
  });

  it.each([
    ['a service', (backend: Backend) => (backend.work.all = [aTask({ status: 'completed' })])],
    ['an order', (backend: Backend) => (backend.transactions.transactions = [aTransaction()])],
    ['a quotation', (backend: Backend) => (backend.quotations.all = [aQuotation()])],
    ['a request', (backend: Backend) => (backend.requests.all = [aRequest])],
    ['something in the cart', (backend: Backend) => (backend.carts = new InMemoryCartGateway(aCart()))],
    ['a list that cannot be read', (backend: Backend) => backend.requests.fail()],
    [
      'a cart that cannot be read',
      (backend: Backend) => (backend.carts.failure = gatewayError('ServerFault')),
    ],
    [
      'orders of which not all could be read',
      (backend: Backend) => (backend.transactions.transactions = incomplete([])),
    ],
  ])('is the usual one with %s [HOME-01]', async (_, change) => {
    const backend = fresh();
    change(backend);
    openDashboard(backend);
    await screen.findByRole('region', { name: /^Needs you now/ });
    await screen.findByRole('link', { name: 'GST' });
    expect(headings()[0]).toMatch(/^Needs you now/);
    expect(headings().indexOf('All Services')).toBeGreaterThan(headings().indexOf('Quotations'));
    expect(screen.queryByText('Choose a service to begin.')).toBeNull();
  });

  it('is the usual one while a list is still being read [HOME-01]', async () => {
    const backend = fresh();
    backend.requests.dashboardRequests = never;
    openDashboard(backend);
    expect(await section('Quotations').findByText('No quotations available.')).toBeTruthy();
    await screen.findByRole('link', { name: 'GST' });
    expect(headings()[0]).toBe('Needs you now');
    expect(section('All Services').getByRole('link', { name: 'GST' }).textContent).toBe('GST');
  });

  it('shows the services first also where they could not be read [HOME-01]', async () => {
    const backend = fresh();
    backend.catalogue.fail();
    openDashboard(backend);
    expect(await screen.findByText('Choose a service to begin.')).toBeTruthy();
    expect(headings()[0]).toBe('All Services');
  });

  it('leaves the services where they are while nobody waits for them, and moves them up once they are there [HOME-01]', async () => {
    const backend = fresh();
    const read = backend.catalogue.services.bind(backend.catalogue);
    backend.catalogue.services = never;
    await withLongWait(async (wait) => {
      const { user } = openDashboard(backend);
      expect(await screen.findByText('No transactions found.')).toBeTruthy();
      wait();
      await user.click(section('All Services').getByRole('button', { name: 'Cancel' }));
      expect(headings()[0]).toBe('Needs you now');
      backend.catalogue.services = read;
      await user.click(section('All Services').getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('Choose a service to begin.')).toBeTruthy();
      expect(headings()[0]).toBe('All Services');
    });
  });

  it('says what is empty in a line each, with one link to All Services [HOME-07]', async () => {
    const backend = fresh();
    backend.requests.all = [aRequest];
    const { user, address } = openDashboard(backend);
    for (const [region, text] of [
      ['Active Services', 'No work in progress. Your orders will appear here.'],
      ['Recent Transactions', 'No transactions found.'],
      ['Quotations', 'No quotations available.'],
    ] as const)
      expect(await section(region).findByText(text)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Find a service' }));
    expect(address()).toContain('/dashboard');
    await waitFor(() => expect(document.activeElement?.id).toBe('all-services'));
  });

  it.each(['Work Status', 'Transactions'])('links to All Services from %s too', async (tab) => {
    const { user, openTab } = openDashboard(fresh());
    await openTab(tab);
    await user.click(await screen.findByRole('link', { name: 'Find a service' }));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Overview');
    await waitFor(() => expect(document.activeElement?.id).toBe('all-services'));
  });

  it.each([
    ['takes the focus along when All Services moves up late', 'untouched'],
    ['takes it along where a key was pressed in All Services, without scrolling', 'key'],
    ['leaves the focus where the customer has put it meanwhile', 'elsewhere'],
  ])('%s', async (_, use) => {
    const backend = fresh();
    const answers = Promise.withResolvers<undefined>();
    const read = backend.requests.dashboardRequests.bind(backend.requests);
    backend.requests.dashboardRequests = (signal) => async () => {
      await answers.promise;
      return read(signal)();
    };
    const { user, openTab } = openDashboard(backend);
    await openTab('Work Status');
    await user.click(await screen.findByRole('link', { name: 'Find a service' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('all-services'));
    const times = brought.length;
    const elsewhere = screen.getByRole('link', { name: 'All transactions' });
    if (use === 'key') await user.keyboard('{ArrowDown}');
    if (use === 'elsewhere') await user.pointer({ keys: '[MouseLeft>]', target: elsewhere });
    answers.resolve(undefined);
    await screen.findByText('Choose a service to begin.');
    const moved = document.getElementById('all-services');
    await waitFor(() => expect(document.activeElement).toBe(use === 'elsewhere' ? elsewhere : moved));
    expect(brought).toHaveLength(use === 'untouched' ? times + 1 : times);
  });
});

describe('Overview shows All Services', () => {
  it('shows one tile with icon and name per service, and Pay instead of Others [DASH-08]', async () => {
    openDashboard();
    await screen.findByRole('link', { name: 'GST' });
    const tiles = section('All Services').getAllByRole('link');
    expect(tiles.map((tile) => tile.textContent)).toEqual(['GST', 'Pay']);
    const icons = tiles.map((tile) => tile.querySelector('img')?.getAttribute('src'));
    // The second one is 'gst.svg' in the response, a bare path.
    expect(icons).toEqual(['/media/icons/gst.svg', '/media/gst.svg']);
  });

  it("links a tile to the service's sub-services [DASH-09]", async () => {
    const { user, address } = openDashboard();
    await user.click(await screen.findByRole('link', { name: 'GST' }));
    expect(address()).toBe('/sub-services/4');
  });

  it('links Pay to the sub-service itself', async () => {
    const { user, address } = openDashboard();
    await user.click(await screen.findByRole('link', { name: 'Pay' }));
    expect(address()).toBe('/sub-service/162');
  });

  it('shows a sentence when the grid cannot be loaded, while the other blocks work [DASH-27]', async () => {
    const backend = aBackend();
    backend.catalogue.fail();
    openDashboard(backend);
    expect((await screen.findByRole('alert')).textContent).toBe('Error fetching services');
    expect(await screen.findByRole('button', { name: /100001/ })).toBeTruthy();
    expect(screen.getByText('Old or new tax regime')).toBeTruthy();
  });
});

describe('Overview shows a quotations summary', () => {
  it('links to all quotations [DASH-06]', async () => {
    const { user, address } = openDashboard();
    await user.click(screen.getByRole('link', { name: 'View all' }));
    expect(address()).toBe('/quotation');
  });

  it('links an entry to its quotation [DASH-07]', async () => {
    const { user, address } = openDashboard();
    await user.click(await screen.findByRole('link', { name: /GST Filing, Audit/ }));
    expect(address()).toBe('/quotation/12');
  });

  it("uses the summary's reading of the status", async () => {
    openDashboard();
    const entry = await screen.findByRole('link', { name: /GST Filing, Audit/ });
    expect(entry.textContent).toContain('Accepted');
    expect(entry.textContent).toContain('#QR12');
  });

  it('says when there are none and when they could not be loaded', async () => {
    const empty = aBackend();
    empty.quotations.all = [];
    const { unmount } = openDashboard(empty);
    expect(await screen.findByText('No quotations available.')).toBeTruthy();
    unmount();
    const failing = aBackend();
    failing.quotations.failing.set('quotations', gatewayError('ServerFault'));
    failing.requests.fail();
    openDashboard(failing);
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
        'Failed to fetch quotations. Please try again later.',
        'Failed to fetch requested quotations. Please try again later.',
      ]),
    );
  });
});
