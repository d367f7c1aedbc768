import { localized } from './language';

export const dashboardTexts = localized('dashboard');
