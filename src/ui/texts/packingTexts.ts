import { localized } from './language';

export const packingTexts = localized('packing');
