import { localized } from './language';

export const serviceTexts = localized('service');
