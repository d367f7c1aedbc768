import { plainText } from '../typed/plainText';
import type { CabinetFile } from './file';

/** As both are compared: names from a Mac and letters with a nukta have several forms in Unicode (ENTRY-07). */
const compared = (text: string): string => plainText(text).toLowerCase();

/**
 * The files whose name or tags, as they come or as they are read, hold every word of the text, whatever its case; a blank
 * text keeps all (AMB-22).
 */
export const searchFiles = (
  files: readonly CabinetFile[],
  typed: string,
  tagText: (tag: string) => string = (tag) => tag,
): readonly CabinetFile[] => {
  const words = compared(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return files;
  return files.filter((file) => {
    const text = compared([file.name, ...file.tags, ...file.tags.map(tagText)].join('\n'));
    return words.every((word) => text.includes(word));
  });
};
