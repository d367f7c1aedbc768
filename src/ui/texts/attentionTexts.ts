import { localized } from './language';

export const attentionTexts = localized('attention');
