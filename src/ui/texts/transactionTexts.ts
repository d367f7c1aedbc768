import { localized } from './language';

export const transactionTexts = localized('transaction');
