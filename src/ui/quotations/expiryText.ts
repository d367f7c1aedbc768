import type { Expiry } from '../../domain/quotations/expiry';
import { quotationTexts } from '../texts/quotationTexts';

/** How long a quotation is still valid. */
export const expiryText = (expiry: Expiry): string => {
  switch (expiry.kind) {
    case 'daysLeft':
      return quotationTexts.daysLeft(expiry.days);
    case 'today':
      return quotationTexts.expiresToday;
    case 'over':
      return quotationTexts.over;
  }
};
