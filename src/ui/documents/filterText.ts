import { isNone, type Option } from 'fp-ts/Option';
import type { CalendarDay } from '../../domain/dates/instant';
import type { DateChoice } from '../../domain/documents/filterChoices';
import type { FilterChoice } from '../../domain/documents/filterChips';
import { documentTexts } from '../texts/documentTexts';

const dayText = (day: Option<CalendarDay>): string => (isNone(day) ? documentTexts.openEnd : day.value);

const dateText = (choice: DateChoice): string => {
  if (choice.preset !== 'Custom' || (isNone(choice.from) && isNone(choice.to)))
    return documentTexts.presets[choice.preset];
  return documentTexts.range(dayText(choice.from), dayText(choice.to));
};

/** The chip text of a filter; a custom range shows its dates. */
export const filterText = (choice: FilterChoice): string => {
  switch (choice.kind) {
    case 'date':
      return dateText(choice.date);
    case 'service':
      return documentTexts.services[choice.service];
    case 'format':
      return documentTexts.formats[choice.format];
    case 'uploader':
      return documentTexts.uploaders[choice.uploader];
  }
};
