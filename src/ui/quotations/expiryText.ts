import type { Expiry } from '../../domain/quotations/expiry';
import { texts } from '../texts/texts';

/** How long a quotation is still valid. */
export const expiryText = (expiry: Expiry): string => {
  switch (expiry.kind) {
    case 'daysLeft':
      return texts().quotation.daysLeft(expiry.days);
    case 'today':
      return texts().quotation.expiresToday;
    case 'over':
      return texts().quotation.over;
  }
};
