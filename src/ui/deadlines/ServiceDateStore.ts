import { isNone, none, type Option } from 'fp-ts/Option';
import { makeAutoObservable } from 'mobx';
import type { CheckoutStorage } from '../../application/ports/CheckoutStorage';
import type { DeadlineChoiceStorage } from '../../application/ports/DeadlineChoiceStorage';
import type { DeadlineGateway } from '../../application/ports/DeadlineGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { SubService } from '../../domain/catalogue/service';
import { indianDay } from '../../domain/dates/instant';
import { customerState } from '../../domain/deadlines/customerState';
import { nextDateOfService } from '../../domain/deadlines/nextOfService';
import type { DeadlineTable } from '../../domain/deadlines/rule';
import type { StatutoryDate } from '../../domain/deadlines/statutoryDates';
import { Loadable } from '../state/Loadable';
import type { PageClock } from '../state/PageClock';

export interface ServiceDateDependencies {
  readonly deadlines: DeadlineGateway;
  readonly choices: DeadlineChoiceStorage;
  readonly checkout: CheckoutStorage;
  readonly clock: PageClock;
}

/** The table of statutory dates beside one service; silent where it cannot be read (DUE-14). */
export class ServiceDateStore {
  readonly table: Loadable<Option<DeadlineTable>, GatewayError>;

  constructor(private readonly deps: ServiceDateDependencies) {
    this.table = new Loadable((signal) => deps.deadlines.table(signal)());
    makeAutoObservable<this, 'deps'>(this, { deps: false, table: false }, { autoBind: true });
  }

  open(): void {
    void this.table.load();
  }

  close(): void {
    this.table.forget();
  }

  next(subService: Pick<SubService, 'id' | 'name'>): Option<StatutoryDate> {
    const table = this.table.value ?? none;
    if (isNone(table)) return none;
    const { choices, checkout, clock } = this.deps;
    return nextDateOfService(table.value, subService, {
      answers: choices.choice().answers,
      state: customerState(checkout.form()),
      today: indianDay(clock.now()),
    });
  }
}
