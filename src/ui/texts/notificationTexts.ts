import { localized } from './language';

export const notificationTexts = localized('notification');
