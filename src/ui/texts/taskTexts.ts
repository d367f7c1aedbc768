import { localized } from './language';

export const taskTexts = localized('task');
