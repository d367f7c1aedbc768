import { AddToCalendar } from '../../application/deadlines/AddToCalendar';
import { ReadOpenSteps } from '../../application/deadlines/ReadOpenSteps';
import * as ports from '../../application/ports';
import { ReloadForMissingCode } from '../../application/release/ReloadForMissingCode';
import { IcalCalendarWriter } from '../../infrastructure/calendar/IcalCalendarWriter';
import { AgendaPlaces } from '../../ui/deadlines/AgendaPlaces';
import { DeadlineSources } from '../../ui/deadlines/DeadlineSources';
import { DeadlinesStore } from '../../ui/deadlines/DeadlinesStore';
import { PageClock } from '../../ui/state/PageClock';
import { featureModule } from '../featureModule';

const loadCalendar = () => import('../../infrastructure/calendar/calendarText');

/** The agenda of own and statutory dates. */
export const deadlinesModule = featureModule(({ bind, bindClass, bindScreenStore }) => {
  bind(ports.CalendarWriter).toResolvedValue(
    (missing) => new IcalCalendarWriter({ load: loadCalendar, reload: () => missing.execute() }),
    [ReloadForMissingCode],
  );
  bindClass(AddToCalendar, {
    writer: ports.CalendarWriter,
    browser: ports.Browser,
    clock: ports.Clock,
  });
  bindClass(AgendaPlaces, {});
  bindClass(ReadOpenSteps, { work: ports.WorkGateway });
  bindScreenStore(DeadlineSources, {
    deadlines: ports.DeadlineGateway,
    quotations: ports.QuotationGateway,
    transactions: ports.TransactionGateway,
    work: ports.WorkGateway,
    catalogue: ports.CatalogueGateway,
    readOpenSteps: ReadOpenSteps,
  });
  bindScreenStore(DeadlinesStore, {
    sources: DeadlineSources,
    choices: ports.DeadlineChoiceStorage,
    checkout: ports.CheckoutStorage,
    addToCalendar: AddToCalendar,
    chat: ports.SupportChat,
    notifier: ports.Notifier,
    clock: PageClock,
    places: AgendaPlaces,
  });
});
