import { isNone, none } from 'fp-ts/Option';
import type { DateChoice, FileFilter, FileFormat, FileService, Uploader } from './filterChoices';

/** One choice of the Filters dialog. */
export type FilterChoice =
  | { readonly kind: 'date'; readonly date: DateChoice }
  | { readonly kind: 'service'; readonly service: FileService }
  | { readonly kind: 'format'; readonly format: FileFormat }
  | { readonly kind: 'uploader'; readonly uploader: Uploader };

/** One choice that is set, and the filter without it. */
export interface FilterChip {
  readonly choice: FilterChoice;
  readonly without: FileFilter;
}

const dateChips = (filter: FileFilter): readonly FilterChip[] =>
  isNone(filter.date)
    ? []
    : [{ choice: { kind: 'date', date: filter.date.value }, without: { ...filter, date: none } }];

const others = <A>(all: readonly A[], one: A): readonly A[] => all.filter((each) => each !== one);

/** Every choice that is set, in the dialog's order, each with the filter without it. */
export const filterChips = (filter: FileFilter): readonly FilterChip[] => [
  ...dateChips(filter),
  ...filter.services.map((service) => ({
    choice: { kind: 'service', service } as const,
    without: { ...filter, services: others(filter.services, service) },
  })),
  ...filter.formats.map((format) => ({
    choice: { kind: 'format', format } as const,
    without: { ...filter, formats: others(filter.formats, format) },
  })),
  ...filter.uploadedBy.map((uploader) => ({
    choice: { kind: 'uploader', uploader } as const,
    without: { ...filter, uploadedBy: others(filter.uploadedBy, uploader) },
  })),
];
