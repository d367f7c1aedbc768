import { localized } from './language';

export const profileTexts = localized('profile');
