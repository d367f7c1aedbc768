import { localized } from './language';

export const shellTexts = localized('shell');
