import { localized } from './language';

export const fileWarningTexts = localized('fileWarning');
