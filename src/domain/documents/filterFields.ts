import { isSome, none, type Option, some } from 'fp-ts/Option';
import { type CalendarDay, readDay } from '../dates/instant';
import type { TypedFields } from '../typed/typedFields';
import {
  type DateChoice,
  datePresets,
  type FileFilter,
  fileFormats,
  fileServices,
  uploaders,
} from './filterChoices';

/** No choice has one in its name. */
const SEPARATOR = ',';

const dayText = (day: Option<CalendarDay>): string => (isSome(day) ? day.value : '');

const daysOf = (date: Option<DateChoice>): TypedFields =>
  isSome(date) && date.value.preset === 'Custom'
    ? { from: dayText(date.value.from), to: dayText(date.value.to) }
    : {};

const chosenOf = <A extends string>(all: readonly A[], text = ''): readonly A[] => {
  const names = new Set(text.split(SEPARATOR));
  return all.filter((one) => names.has(one));
};

const dateOf = ({ date, from = '', to = '' }: TypedFields): Option<DateChoice> => {
  const preset = datePresets.find((one) => one === date);
  if (preset === undefined) return none;
  return some(preset === 'Custom' ? { preset, from: readDay(from), to: readDay(to) } : { preset });
};

/** The filter as fields that a reload keeps. */
export const fieldsOfFilter = ({ date, services, formats, uploadedBy }: FileFilter): TypedFields => ({
  date: isSome(date) ? date.value.preset : '',
  ...daysOf(date),
  services: services.join(SEPARATOR),
  formats: formats.join(SEPARATOR),
  uploadedBy: uploadedBy.join(SEPARATOR),
});

/** The filter of such fields; what is not a choice any more is left out. */
export const filterOfFields = (fields: TypedFields): FileFilter => ({
  date: dateOf(fields),
  services: chosenOf(fileServices, fields['services']),
  formats: chosenOf(fileFormats, fields['formats']),
  uploadedBy: chosenOf(uploaders, fields['uploadedBy']),
});
