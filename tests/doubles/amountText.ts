import type { Paise } from '../../src/domain/money/money';

/** An amount as the backend writes it: rupees with two decimals, '1180.00'. */
export const amountText = (amount: Paise): string => (amount / 100).toFixed(2);
