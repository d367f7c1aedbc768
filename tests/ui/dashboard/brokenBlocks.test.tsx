import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Deployment } from '../../../src/application/configuration/Deployment';
import { CheckoutStorage } from '../../../src/application/ports/CheckoutStorage';
import { AppBadge } from '../../../src/application/ports/AppBadge';
import { OpenedRemarkStorage } from '../../../src/application/ports/OpenedRemarkStorage';
import { DeadlineChoiceStorage } from '../../../src/application/ports/DeadlineChoiceStorage';
import { DeadlineGateway } from '../../../src/application/ports/DeadlineGateway';
import { InMemoryCheckoutStorage } from '../../doubles/InMemoryCheckoutStorage';
import { InMemoryDeadlineChoiceStorage } from '../../doubles/InMemoryDeadlineChoiceStorage';
import { InMemoryAppBadge } from '../../doubles/InMemoryAppBadge';
import { InMemoryOpenedRemarkStorage } from '../../doubles/InMemoryOpenedRemarkStorage';
import { InMemoryDeadlineGateway } from '../../doubles/InMemoryDeadlineGateway';
import { Timer } from '../../../src/application/ports/Timer';
import { BlogsStore } from '../../../src/ui/blogs/BlogsStore';
import { CartStore } from '../../../src/ui/cart/CartStore';
import { ServicesGridStore } from '../../../src/ui/catalogue/ServicesGridStore';
import type { DashboardStores } from '../../../src/ui/dashboard/dashboardStores';
import { OverviewTab } from '../../../src/ui/dashboard/OverviewTab';
import { QuotationsSummaryStore } from '../../../src/ui/quotations/QuotationsSummaryStore';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { TransactionsStore } from '../../../src/ui/transactions/TransactionsStore';
import { WorkStore } from '../../../src/ui/work/WorkStore';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
// The dashboard loads this code by itself, which takes seconds when a busy machine does it during a test.
import '../../../src/ui/attention/NeedsYou';
import '../../../src/ui/payments/MoneyLine';
import '../../../src/ui/work/RecentlyCompleted';
import { aConfiguration } from '../../doubles/aConfiguration';
import { renderWith } from '../support/renderWith';

/** Throws on every property access, like data of an unexpected shape. */
const broken = <Whole extends object>(whole: Whole): Whole =>
  new Proxy(whole, {
    get: () => {
      throw new Error('broken');
    },
  });

const brokenStores: DashboardStores = {
  work: broken(WorkStore.prototype),
  transactions: broken(TransactionsStore.prototype),
  quotations: broken(QuotationsSummaryStore.prototype),
  services: broken(ServicesGridStore.prototype),
  blogs: broken(BlogsStore.prototype),
  cart: broken(CartStore.prototype),
};

const stores = (given: ReadonlyMap<StoreKey<unknown>, unknown> = new Map()) =>
  new Map<StoreKey<unknown>, unknown>([
    [Timer, new InMemoryTimer()],
    [CheckoutStorage, new InMemoryCheckoutStorage()],
    [DeadlineGateway, new InMemoryDeadlineGateway(undefined)],
    [DeadlineChoiceStorage, new InMemoryDeadlineChoiceStorage()],
    [OpenedRemarkStorage, new InMemoryOpenedRemarkStorage()],
    [AppBadge, new InMemoryAppBadge()],
    ...given,
  ]);

const overview = <OverviewTab {...brokenStores} kept={{ worklist: undefined }} />;

const sentences = (): readonly (string | null)[] =>
  screen.getAllByRole('alert').map((alert) => alert.textContent);

beforeEach(() => {
  // React logs caught errors; here they are expected.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the blocks of the dashboard', () => {
  it('stay usable while others break', async () => {
    renderWith(overview, { stores: stores() });
    await waitFor(() => expect(sentences()).toHaveLength(9));
    expect(sentences()).toEqual(Array(9).fill('This section could not be shown.'));
    expect(screen.getByRole('heading', { name: 'Financial Tools' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Choose a time/ })).toBeTruthy();
  });

  it('break one by one', async () => {
    const configuration = aConfiguration();
    const deployment = new Deployment({ ...configuration, links: broken(configuration.links) });
    renderWith(overview, { stores: stores(new Map([[Deployment, deployment]])) });
    await waitFor(() => expect(sentences()).toHaveLength(11));
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(11);
  });
});
