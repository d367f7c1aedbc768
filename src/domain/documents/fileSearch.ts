import type { CabinetFile } from './file';

/** The files whose name or tags hold every word of the text, whatever its case; a blank text keeps all (AMB-22). */
export const searchFiles = (files: readonly CabinetFile[], typed: string): readonly CabinetFile[] => {
  const words = typed.toLowerCase().split(/\s+/);
  return files.filter((file) => {
    const text = [file.name, ...file.tags].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
};
