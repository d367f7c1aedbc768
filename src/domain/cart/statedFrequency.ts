import { isSameService } from '../catalogue/sameService';
import type { Service } from '../catalogue/service';
import type { CartLine } from './cart';
import { DEFAULT_FREQUENCY } from './defaults';

/**
 * How often the work of a line is done; '' where only the portal's own default says it, for 'monthly' is what every
 * submission carries: it stands where the catalogue says it of the service (BUY-01, AMB-63).
 */
export const statedFrequency = (
  { frequency, serviceName }: Pick<CartLine, 'frequency' | 'serviceName'>,
  services: readonly Service[],
): string => {
  if (frequency !== DEFAULT_FREQUENCY) return frequency;
  const isSaid = services
    .flatMap(({ subServices }) => subServices)
    .some((offered) => offered.frequency === frequency && isSameService(offered.name, serviceName));
  return isSaid ? frequency : '';
};
