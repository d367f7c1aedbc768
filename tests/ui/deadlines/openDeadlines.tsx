import { AddToCalendar } from '../../../src/application/deadlines/AddToCalendar';
import { ReadOpenSteps } from '../../../src/application/deadlines/ReadOpenSteps';
import type { DeadlineTable, StatutoryRule } from '../../../src/domain/deadlines/rule';
import type { Quotation } from '../../../src/domain/quotations/quotation';
import type { Task } from '../../../src/domain/work/task';
import type { TrackingStep } from '../../../src/domain/work/trackingStep';
import { AgendaPlaces } from '../../../src/ui/deadlines/AgendaPlaces';
import { DeadlineSources } from '../../../src/ui/deadlines/DeadlineSources';
import { DeadlinesScreen } from '../../../src/ui/deadlines/DeadlinesScreen';
import { DeadlinesStore } from '../../../src/ui/deadlines/DeadlinesStore';
import { PageClock } from '../../../src/ui/state/PageClock';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { aRule, theTable } from '../../domain/deadlines/theTable';
import { anOrderForm } from '../../domain/checkout/builders';
import { FixedClock } from '../../doubles/FixedClock';
import { aPageClock } from '../../doubles/aPageClock';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { InMemoryCalendarWriter } from '../../doubles/InMemoryCalendarWriter';
import { InMemoryCatalogueGateway } from '../../doubles/InMemoryCatalogueGateway';
import { InMemoryCheckoutStorage } from '../../doubles/InMemoryCheckoutStorage';
import { InMemoryDeadlineChoiceStorage } from '../../doubles/InMemoryDeadlineChoiceStorage';
import { InMemoryDeadlineGateway } from '../../doubles/InMemoryDeadlineGateway';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';
import { InMemorySupportChat } from '../../doubles/InMemorySupportChat';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { InMemoryTransactionGateway } from '../../doubles/InMemoryTransactionGateway';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { renderWith } from '../support/renderWith';

interface Given {
  readonly rules?: readonly StatutoryRule[];
  /** In place of one with the given rules; null for a deployment without any. */
  readonly table?: DeadlineTable | null;
  readonly quotations?: readonly Quotation[];
  readonly tasks?: readonly Task[];
  readonly steps?: ReadonlyMap<string, readonly TrackingStep[]>;
  readonly gstin?: string;
  readonly choices?: InMemoryDeadlineChoiceStorage;
  readonly now?: string;
  /** Where the customer was on the page before. */
  readonly places?: AgendaPlaces;
  /** The query of the address. */
  readonly query?: string;
  /** Called before the page opens. */
  readonly before?: (backend: DeadlineBackend) => void;
}

export interface DeadlineBackend {
  readonly deadlines: InMemoryDeadlineGateway;
  readonly quotations: InMemoryQuotationGateway;
  readonly orders: InMemoryTransactionGateway;
  readonly work: InMemoryWorkGateway;
  readonly catalogue: InMemoryCatalogueGateway;
}

const tableOf = ({ table, rules = [aRule()] }: Given): DeadlineTable | undefined => {
  if (table === null) return undefined;
  return table ?? { ...theTable(), rules };
};

/** The Deadlines page on doubles; it is 22 November 2026 in India. */
export const openDeadlines = (given: Given = {}) => {
  const backend: DeadlineBackend = {
    deadlines: new InMemoryDeadlineGateway(tableOf(given)),
    quotations: new InMemoryQuotationGateway(given.quotations ?? [], []),
    orders: new InMemoryTransactionGateway(),
    work: new InMemoryWorkGateway(given.tasks ?? [], given.steps),
    catalogue: new InMemoryCatalogueGateway(),
  };
  const [browser, writer, notifier] = [
    new InMemoryBrowser(),
    new InMemoryCalendarWriter(),
    new InMemoryNotifier(),
  ];
  const [chat, checkout, clock] = [
    new InMemorySupportChat(),
    new InMemoryCheckoutStorage(),
    new FixedClock(given.now ?? '2026-11-22T06:00:00Z'),
  ];
  const timer = new InMemoryTimer();
  const pageClock = aPageClock(clock, timer);
  const choices = given.choices ?? new InMemoryDeadlineChoiceStorage();
  if (given.gstin !== undefined) checkout.keepForm(anOrderForm({ gstin: given.gstin }));
  given.before?.(backend);
  const sources = new DeadlineSources({
    deadlines: backend.deadlines,
    quotations: backend.quotations,
    transactions: backend.orders,
    work: backend.work,
    catalogue: backend.catalogue,
    readOpenSteps: new ReadOpenSteps({ work: backend.work }),
  });
  const addToCalendar = new AddToCalendar({ writer, browser, clock });
  const store = new DeadlinesStore({
    sources,
    choices,
    checkout,
    addToCalendar,
    chat,
    notifier,
    clock: pageClock,
    places: given.places ?? new AgendaPlaces(),
  });
  const stores = new Map<StoreKey<unknown>, unknown>([
    [DeadlinesStore, store],
    [PageClock, pageClock],
  ]);
  const view = renderWith(<DeadlinesScreen />, { stores, at: `/deadlines${given.query ?? ''}` });
  return { view, store, choices, clock, timer, browser, writer, notifier, chat, ...backend };
};
