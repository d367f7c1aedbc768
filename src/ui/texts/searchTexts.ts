import { localized } from './language';

export const searchTexts = localized('search');
