import { ENGLISH } from '../../../domain/language/language';
import { plural } from '../plural';

/** Texts of stored files that are downloaded as one zip. */
export const packing = {
  cancel: 'Cancel',
  reasons: {
    LinkMissing: 'no download link',
    OtherOrigin: 'stored where this page may not read',
    TooLarge: 'too large for a zip',
    failed: 'download failed',
  },
  missingFile: (name: string, reason: string): string => `${name}: ${reason}`,
  furtherMissing: plural(ENGLISH, {
    one: 'and # more, which the text file names',
    other: 'and # more, which the text file names',
  }),
  missing: plural(ENGLISH, {
    one: '# file could not be put into the zip. A text file in it says so.',
    other: '# files could not be put into the zip. A text file in it lists them.',
  }),
  unwritable: 'The zip could not be saved. Make room on this device and try again.',
};
