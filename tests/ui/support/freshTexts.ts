import { ENGLISH } from '../../../src/domain/language/language';
import { english } from '../texts/english';

/** The English texts for modules that are loaded again after `vi.resetModules`. */
export const loadFreshTexts = async (): Promise<void> => {
  const { keepPortal } = await import('../../../src/ui/texts/texts');
  keepPortal(ENGLISH, english);
};
