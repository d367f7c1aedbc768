import { localized } from './language';

export const quotationTexts = localized('quotation');
