import { isSome, none, type Option } from 'fp-ts/Option';
import type { CalendarDay } from '../dates/instant';

/** The choices of the file cabinet's Filters dialog, in the specification's words and order (FILES-03 to FILES-07). */
export const datePresets = [
  'Latest First',
  'This week',
  'This month',
  '30 days',
  '60 days',
  '90 days',
  'Quarter 1',
  'Quarter 2',
  'Quarter 3',
  'Quarter 4',
  'This Year',
  'Custom',
] as const;

export const fileServices = [
  'Income Tax',
  'GST',
  'Accounting',
  'Compliance',
  'Legal',
  'Startup',
  'TDS',
  'Advance Tax',
  'Others',
] as const;

export const fileFormats = ['pdf', 'excel', 'word', 'zip', 'png', 'jpeg/jpg', 'csv', 'svg'] as const;

export const uploaders = ['User', 'Expert'] as const;

export type DatePreset = (typeof datePresets)[number];
export type FileService = (typeof fileServices)[number];
export type FileFormat = (typeof fileFormats)[number];
export type Uploader = (typeof uploaders)[number];

/** A date preset; Custom has a first and a last day, each of which may be left open. */
export type DateChoice =
  | { readonly preset: Exclude<DatePreset, 'Custom'> }
  | { readonly preset: 'Custom'; readonly from: Option<CalendarDay>; readonly to: Option<CalendarDay> };

/** What was chosen; an empty list or no date leaves that filter unset. */
export interface FileFilter {
  readonly date: Option<DateChoice>;
  readonly services: readonly FileService[];
  readonly formats: readonly FileFormat[];
  readonly uploadedBy: readonly Uploader[];
}

/** Nothing chosen: every file is listed. */
export const noFileFilter: FileFilter = { date: none, services: [], formats: [], uploadedBy: [] };

/** The first and the last day of a filter as far as they are chosen, whatever else it filters by. */
export const customDays = ({ date }: FileFilter): Extract<DateChoice, { readonly preset: 'Custom' }> =>
  isSome(date) && date.value.preset === 'Custom' ? date.value : { preset: 'Custom', from: none, to: none };
