import { localized } from './language';

export const kitTexts = localized('kit');
