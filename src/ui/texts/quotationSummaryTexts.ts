import { localized } from './language';

export const quotationSummaryTexts = localized('quotationSummary');
