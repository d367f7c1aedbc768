import { localized } from './language';

export const deadlineTexts = localized('deadline');
