import { localized } from './language';

export const scoreTexts = localized('score');
