import type { FileWarning } from '../../domain/documents/fileWarnings';
import { fileWarningTexts } from '../texts/fileWarningTexts';

/** What a warning says, and what to do about it (CHECK-01, CHECK-03). */
export const fileWarningText = (warning: FileWarning): string => {
  switch (warning.kind) {
    case 'PasswordNeeded':
      return fileWarningTexts.passwordNeeded;
    case 'CutOff':
      return fileWarningTexts.cutOff;
    case 'NoPages':
      return fileWarningTexts.noPages;
    case 'PictureSmall':
      return fileWarningTexts.pictureSmall(warning.width, warning.height);
    case 'PictureDark':
      return fileWarningTexts.pictureDark;
    case 'PictureBlank':
      return fileWarningTexts.pictureBlank;
    case 'PictureBlurred':
      return fileWarningTexts.pictureBlurred;
    case 'SentBefore':
      return fileWarningTexts.sentBefore;
  }
};
