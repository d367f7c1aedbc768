import type { CabinetFile } from './file';

/** The tags of a file that are not blank (FILES-19). */
export const filledTags = (file: Pick<CabinetFile, 'tags'>): readonly string[] =>
  file.tags.filter((tag) => tag.trim() !== '');
