import { isSome, type Option } from 'fp-ts/Option';
import { makeAutoObservable } from 'mobx';
import type { CatalogueGateway } from '../../application/ports/CatalogueGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import { findService, refusesId } from '../../domain/catalogue/find';
import { groupByTag, type TagGroup } from '../../domain/catalogue/grouping';
import { type Service, serviceId } from '../../domain/catalogue/service';
import { Loadable } from '../state/Loadable';

/** The sub-services of one service, grouped by tag. */
export class SubServicesStore {
  id = serviceId('');
  readonly services: Loadable<readonly Service[], GatewayError>;

  constructor(deps: { readonly catalogue: CatalogueGateway }) {
    this.services = new Loadable((signal) => deps.catalogue.services(signal)());
    makeAutoObservable(this, { services: false }, { autoBind: true });
  }

  get isIdRefused(): boolean {
    return refusesId(this.id);
  }

  get service(): Option<Service> {
    return findService(this.services.value ?? [], this.id);
  }

  get groups(): readonly TagGroup[] {
    return isSome(this.service) ? groupByTag(this.service.value.subServices) : [];
  }

  open(id: string): void {
    this.id = serviceId(id);
    if (!this.isIdRefused) void this.services.load();
  }
}
