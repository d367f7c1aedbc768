import { AddToCalendar } from '../../application/deadlines/AddToCalendar';
import { ReadOpenSteps } from '../../application/deadlines/ReadOpenSteps';
import * as ports from '../../application/ports';
import { LoadTransactions } from '../../application/transactions/LoadTransactions';
import { ReadTracking } from '../../application/work/ReadTracking';
import { Deployment } from '../../application/configuration/Deployment';
import { IcalCalendarWriter } from '../../infrastructure/calendar/IcalCalendarWriter';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpDeadlineGateway } from '../../infrastructure/http/HttpDeadlineGateway';
import { LocalDeadlineChoiceStorage } from '../../infrastructure/storage/LocalDeadlineChoiceStorage';
import { DeadlineSources } from '../../ui/deadlines/DeadlineSources';
import { DeadlinesStore } from '../../ui/deadlines/DeadlinesStore';
import { featureModule } from '../featureModule';
/** The agenda of own and statutory dates. */
export const deadlinesModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(ports.DeadlineGateway, HttpDeadlineGateway, {
    api: ApiClient,
    log: ports.Log,
    deployment: Deployment,
  });
  bindPort(ports.DeadlineChoiceStorage, LocalDeadlineChoiceStorage, {});
  bindPort(ports.CalendarWriter, IcalCalendarWriter, {});
  bindClass(AddToCalendar, {
    writer: ports.CalendarWriter,
    browser: ports.Browser,
    clock: ports.Clock,
  });
  bindClass(ReadOpenSteps, { readTracking: ReadTracking });
  bindScreenStore(DeadlineSources, {
    deadlines: ports.DeadlineGateway,
    quotations: ports.QuotationGateway,
    transactions: LoadTransactions,
    work: ports.WorkGateway,
    readOpenSteps: ReadOpenSteps,
  });
  bindScreenStore(DeadlinesStore, {
    sources: DeadlineSources,
    choices: ports.DeadlineChoiceStorage,
    checkout: ports.CheckoutStorage,
    addToCalendar: AddToCalendar,
    chat: ports.SupportChat,
    notifier: ports.Notifier,
    clock: ports.Clock,
  });
});
