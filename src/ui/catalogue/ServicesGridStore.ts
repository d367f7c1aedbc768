import { makeAutoObservable } from 'mobx';
import type { CatalogueGateway } from '../../application/ports/CatalogueGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Service } from '../../domain/catalogue/service';
import { Loadable } from '../state/Loadable';

/** The services that the dashboard's grid offers. */
export class ServicesGridStore {
  readonly services: Loadable<readonly Service[], GatewayError>;

  constructor(deps: { readonly catalogue: CatalogueGateway }) {
    this.services = new Loadable((signal) => deps.catalogue.services(signal)());
    makeAutoObservable(this, { services: false }, { autoBind: true });
  }
}
