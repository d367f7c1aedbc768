import { paise } from '../money/money';
import { FREE_PAYMENT_ID } from './freePayment';
import { subServicePath, subServicesPath } from './paths';
import { type PricePresentation, pricePresentation } from './pricePresentation';
import { type Service, type ServiceId, type SubService, type SubServiceId, subServiceId } from './service';

/** A tile of the dashboard's All Services grid. */
export interface ServiceTile {
  readonly id: ServiceId | SubServiceId;
  readonly name: string;
  readonly icon: string;
  readonly target: string;
  readonly price: PricePresentation;
}

const PAY = 'Pay';

const isPay = ({ name }: { readonly name: string }): boolean => name.trim() === PAY;

/** What stands in place of Others: it is named Pay, and known by its id where the backend speaks Hindi. */
const payOf = ({ name, subServices }: Service): SubService | undefined => {
  switch (name.trim()) {
    case 'Others':
      return subServices.find(isPay);
    case 'अन्य':
      return subServices.find(({ id }) => id === FREE_PAYMENT_ID);
    default:
      return undefined;
  }
};

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
    target: isPay(service) ? subServicePath(payableItself(id)) : subServicesPath(id),
    price: priceOf(service),
  };
};

/**
 * One tile per service. A sub-service Pay of Others replaces Others with its position and icon; a tile named Pay leads to
 * the sub-service page (DASH-10, DASH-11, AMB-42).
 */
export const serviceTiles = (services: readonly Service[]): readonly ServiceTile[] =>
  services.map((service) => {
    const pay = payOf(service);
    if (pay === undefined) return tileOf(service);
    const { id } = pay;
    return {
      id,
      name: pay.name.trim(),
      icon: service.icon,
      target: subServicePath(id),
      price: pricePresentation(pay),
    };
  });
