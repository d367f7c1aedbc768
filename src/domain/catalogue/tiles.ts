import { subServicePath, subServicesPath } from './paths';
import { type Service, type ServiceId, type SubServiceId, subServiceId } from './service';

/** A tile of the dashboard's All Services grid. */
export interface ServiceTile {
  readonly id: ServiceId | SubServiceId;
  readonly name: string;
  readonly icon: string;
  readonly target: string;
}

const PAY = 'Pay';
const OTHERS = 'Others';

const isNamed = (named: { readonly name: string }, name: string): boolean => named.name.trim() === name;

/** A service named Pay is bought itself: its own id opens the sub-service page (DASH-10). */
const payableItself = (id: ServiceId): SubServiceId => subServiceId(id);

const tileOf = (service: Service): ServiceTile => {
  const { id, name, icon } = service;
  return {
    id,
    name,
    icon,
    target: isNamed(service, PAY) ? subServicePath(payableItself(id)) : subServicesPath(id),
  };
};

/**
 * One tile per service. A sub-service Pay of Others replaces Others with its position and icon; a tile named Pay leads to
 * the sub-service page (DASH-10, DASH-11, AMB-42).
 */
export const serviceTiles = (services: readonly Service[]): readonly ServiceTile[] =>
  services.map((service) => {
    const pay = isNamed(service, OTHERS) ? service.subServices.find((sub) => isNamed(sub, PAY)) : undefined;
    if (pay === undefined) return tileOf(service);
    return { id: pay.id, name: PAY, icon: service.icon, target: subServicePath(pay.id) };
  });
