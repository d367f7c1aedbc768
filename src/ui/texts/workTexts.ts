import { localized } from './language';

export const workTexts = localized('work');
