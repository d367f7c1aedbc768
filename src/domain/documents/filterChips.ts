import { isNone, none, type Option } from 'fp-ts/Option';
import type { CalendarDay } from '../dates/instant';
import type { DateChoice, FileFilter } from './filterChoices';

/** One choice that is set, and the filter that is left when it is taken away. */
export interface FilterChip {
  readonly label: string;
  readonly without: FileFilter;
}

const dayText = (day: Option<CalendarDay>): string => (isNone(day) ? '…' : day.value);

const dateLabel = (choice: DateChoice): string => {
  if (choice.preset !== 'Custom' || (isNone(choice.from) && isNone(choice.to))) return choice.preset;
  return `${dayText(choice.from)} to ${dayText(choice.to)}`;
};

const dateChips = (filter: FileFilter): readonly FilterChip[] =>
  isNone(filter.date) ? [] : [{ label: dateLabel(filter.date.value), without: { ...filter, date: none } }];

/** Every choice that is set, in the dialog's order, each with what is left without it. */
export const filterChips = (filter: FileFilter): readonly FilterChip[] => [
  ...dateChips(filter),
  ...filter.services.map((label) => ({
    label,
    without: { ...filter, services: filter.services.filter((service) => service !== label) },
  })),
  ...filter.formats.map((label) => ({
    label,
    without: { ...filter, formats: filter.formats.filter((format) => format !== label) },
  })),
  ...filter.uploadedBy.map((label) => ({
    label,
    without: { ...filter, uploadedBy: filter.uploadedBy.filter((uploader) => uploader !== label) },
  })),
];
