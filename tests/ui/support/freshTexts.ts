import { ENGLISH } from '../../../src/domain/language/language';
import { english } from '../texts/english';

/** The English texts for modules that are loaded again after `vi.resetModules`. */
export const loadFreshTexts = async (): Promise<void> => {
  const { keepTables } = await import('../../../src/ui/texts/language');
  keepTables(ENGLISH, english);
};
