import { localized } from './language';

export const interruptionTexts = localized('interruption');
