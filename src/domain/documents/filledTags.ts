import type { CabinetFile } from './file';

/** The tags of a file that say something; blank ones do not (section 2). */
export const filledTags = (file: Pick<CabinetFile, 'tags'>): readonly string[] =>
  file.tags.filter((tag) => tag.trim() !== '');
