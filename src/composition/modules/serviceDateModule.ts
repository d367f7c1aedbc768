import * as ports from '../../application/ports';
import { ServiceDateStore } from '../../ui/deadlines/ServiceDateStore';
import { PageClock } from '../../ui/state/PageClock';
import { featureModule } from '../featureModule';

/** The next date by law on the page of a service. */
export const serviceDateModule = featureModule(({ bindScreenStore }) => {
  bindScreenStore(ServiceDateStore, {
    deadlines: ports.DeadlineGateway,
    choices: ports.DeadlineChoiceStorage,
    checkout: ports.CheckoutStorage,
    clock: PageClock,
  });
});
