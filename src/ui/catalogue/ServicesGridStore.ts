import { makeAutoObservable } from 'mobx';
import type { LoadServices } from '../../application/catalogue/LoadServices';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Service } from '../../domain/catalogue/service';
import { Loadable } from '../state/Loadable';

/** The services that the dashboard's grid offers. */
export class ServicesGridStore {
  readonly services: Loadable<readonly Service[], GatewayError>;

  constructor(loadServices: LoadServices) {
    this.services = new Loadable((signal) => loadServices.execute(signal));
    makeAutoObservable(this, { services: false }, { autoBind: true });
  }
}
