import { localized } from './language';

export const documentTexts = localized('document');
