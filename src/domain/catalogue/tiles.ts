import { paise } from '../money/money';
import { subServicePath, subServicesPath } from './paths';
import { type PricePresentation, pricePresentation } from './pricePresentation';
import { type Service, type ServiceId, type SubServiceId, subServiceId } from './service';

/** A tile of the dashboard's All Services grid. */
export interface ServiceTile {
  readonly id: ServiceId | SubServiceId;
  readonly name: string;
  readonly icon: string;
  readonly target: string;
  readonly price: PricePresentation;
}

const PAY = 'Pay';
const OTHERS = 'Others';

const isNamed = (named: { readonly name: string }, name: string): boolean => named.name.trim() === name;

/** A service named Pay is bought itself: its own id opens the sub-service page (DASH-10). */
const payableItself = (id: ServiceId): SubServiceId => subServiceId(id);

const hasAmount = (
  price: PricePresentation,
): price is Extract<PricePresentation, { kind: 'fixed' | 'from' }> =>
  price.kind === 'fixed' || price.kind === 'from';

/** The lowest amount of the service; without one, what all its sub-services say; else nothing is known (HOME-01). */
const priceOf = ({ subServices }: Service): PricePresentation => {
  const [first, ...others] = subServices.map(pricePresentation);
  if (first === undefined) return { kind: 'unknown' };
  if (others.length === 0) return first;
  const amounts = [first, ...others].filter(hasAmount).map(({ amount }) => amount);
  if (amounts.length > 0) return { kind: 'from', amount: paise(Math.min(...amounts)) };
  return others.every(({ kind }) => kind === first.kind) ? first : { kind: 'unknown' };
};

const tileOf = (service: Service): ServiceTile => {
  const { id, name, icon } = service;
  return {
    id,
    name,
    icon,
    target: isNamed(service, PAY) ? subServicePath(payableItself(id)) : subServicesPath(id),
    price: priceOf(service),
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
    const { id } = pay;
    return { id, name: PAY, icon: service.icon, target: subServicePath(id), price: pricePresentation(pay) };
  });
