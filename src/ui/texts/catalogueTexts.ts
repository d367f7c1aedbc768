import { localized } from './language';

export const catalogueTexts = localized('catalogue');
