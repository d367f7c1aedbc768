import { localized } from './language';

export const photoTexts = localized('photo');
