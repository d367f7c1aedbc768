import { localized } from './language';

export const severalUploadTexts = localized('severalUpload');
