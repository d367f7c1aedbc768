import { fileServices } from '../../domain/documents/filterChoices';
import { texts } from '../texts/texts';

/** A tag as it is read: those that the filter names are named alike, any other is shown as it comes. */
export const tagText = (tag: string): string => {
  const named = fileServices.find((service) => service === tag.trim());
  return named === undefined ? tag : texts().document.services[named];
};
