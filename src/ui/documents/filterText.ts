import { isNone, type Option } from 'fp-ts/Option';
import type { CalendarDay } from '../../domain/dates/instant';
import type { DateChoice } from '../../domain/documents/filterChoices';
import type { FilterChoice } from '../../domain/documents/filterChips';
import { texts } from '../texts/texts';

const dayText = (day: Option<CalendarDay>): string => (isNone(day) ? texts().document.openEnd : day.value);

const dateText = (choice: DateChoice): string => {
  if (choice.preset !== 'Custom' || (isNone(choice.from) && isNone(choice.to)))
    return texts().document.presets[choice.preset];
  return texts().document.range(dayText(choice.from), dayText(choice.to));
};

/** The chip text of a filter; a custom range shows its dates. */
export const filterText = (choice: FilterChoice): string => {
  switch (choice.kind) {
    case 'date':
      return dateText(choice.date);
    case 'service':
      return texts().document.services[choice.service];
    case 'format':
      return texts().document.formats[choice.format];
    case 'uploader':
      return texts().document.uploaders[choice.uploader];
  }
};
