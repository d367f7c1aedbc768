import { localized } from './language';

export const cabinetTexts = localized('cabinet');
