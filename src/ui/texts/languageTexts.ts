import { localized } from './language';

export const languageTexts = localized('language');
