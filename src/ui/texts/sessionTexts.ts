import { localized } from './language';

export const sessionTexts = localized('session');
