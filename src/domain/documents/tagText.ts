import type { CabinetFile } from './file';

/** What a file without tags reads (section 2). */
const NO_TAGS = 'No Tags';

/** The tags of a file as one text; 'No Tags' where it has none or only blank ones (section 2). */
export const tagText = (file: Pick<CabinetFile, 'tags'>): string => {
  const tags = file.tags.filter((tag) => tag.trim() !== '');
  return tags.length === 0 ? NO_TAGS : tags.join(', ');
};
