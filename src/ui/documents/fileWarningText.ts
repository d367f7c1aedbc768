import type { FileWarning } from '../../domain/documents/fileWarnings';
import { texts } from '../texts/texts';

/** What a warning says, and what to do about it (CHECK-01, CHECK-03). */
export const fileWarningText = (warning: FileWarning): string => {
  switch (warning.kind) {
    case 'PasswordNeeded':
      return texts().fileWarning.passwordNeeded;
    case 'CutOff':
      return texts().fileWarning.cutOff;
    case 'OthersOnly':
      return texts().fileWarning.othersOnly;
    case 'Unopenable':
      return texts().fileWarning.unopenable;
    case 'NoWorkbook':
      return texts().fileWarning.noWorkbook;
    case 'NoPages':
      return texts().fileWarning.noPages;
    case 'PictureSmall':
      return texts().fileWarning.pictureSmall(warning.width, warning.height);
    case 'PictureDark':
      return texts().fileWarning.pictureDark;
    case 'PictureBlank':
      return texts().fileWarning.pictureBlank;
    case 'PictureBlurred':
      return texts().fileWarning.pictureBlurred;
    case 'SentBefore':
      return texts().fileWarning.sentBefore;
  }
};
