import { map, toUndefined } from 'fp-ts/Option';
import { type Expiry, timeToDecide } from '../../domain/quotations/expiry';
import type { Quotation } from '../../domain/quotations/quotation';
import { useNow } from '../state/useNow';
import { texts } from '../texts/texts';

/** How long a quotation is still valid. */
const expiryText = (expiry: Expiry): string => {
  switch (expiry.kind) {
    case 'daysLeft':
      return texts().quotation.daysLeft(expiry.days);
    case 'today':
      return texts().quotation.expiresToday;
    case 'over':
      return texts().quotation.over;
  }
};

/** How long a customer can still decide about a quotation; undefined where nothing says so. */
export const useTimeToDecide = (quotation: Pick<Quotation, 'status' | 'expiresAt'>): string | undefined =>
  useNow((now) => toUndefined(map(expiryText)(timeToDecide(quotation, now))));
