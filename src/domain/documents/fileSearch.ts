import { plainText } from '../typed/plainText';
import type { CabinetFile } from './file';

/** As both are compared: names from a Mac and letters with a nukta have several forms in Unicode (ENTRY-07). */
const compared = (text: string): string => plainText(text).toLowerCase();

/** The files whose name or tags hold every word of the text, whatever its case; a blank text keeps all (AMB-22). */
export const searchFiles = (files: readonly CabinetFile[], typed: string): readonly CabinetFile[] => {
  const words = compared(typed).split(/\s+/);
  return files.filter((file) => {
    const text = compared([file.name, ...file.tags].join('\n'));
    return words.every((word) => text.includes(word));
  });
};
