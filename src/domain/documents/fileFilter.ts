import { isNone, isSome } from 'fp-ts/Option';
import { newestFirst } from '../dates/newestFirst';
import type { CalendarDay } from '../dates/instant';
import { dateWindow, isWithin } from './dateWindow';
import { acceptedExtensionsOf, extensionOf } from './fileKind';
import {
  fileServices,
  type FileFilter,
  type FileFormat,
  type FileService,
  type Uploader,
} from './filterChoices';
import type { CabinetFile, UploadedBy } from './file';

type Keep = (file: CabinetFile) => boolean;

const extensions: Readonly<Record<FileFormat, readonly string[]>> = {
  pdf: ['pdf'],
  excel: ['xls', 'xlsx', 'xlsm'],
  word: ['doc', 'docx'],
  zip: ['zip'],
  png: ['png'],
  'jpeg/jpg': acceptedExtensionsOf('jpeg'),
  csv: ['csv'],
  svg: ['svg'],
};

const uploadedByOf: Readonly<Record<Uploader, UploadedBy>> = { User: 'user', Expert: 'expert' };

const namedServices = fileServices.filter((service) => service !== 'Others');

// The service's name as whole words of the tag, however they are joined: 'GST Returns' is GST, 'Gstaad' is not.
const tagOf = (services: readonly FileService[]): RegExp => {
  const names = services.map((service) => service.replaceAll(' ', String.raw`[\s_-]+`));
  return new RegExp(`(?:^|[^a-z0-9])(?:${names.join('|')})(?:$|[^a-z0-9])`, 'i');
};

const anyNamedService = tagOf(namedServices);

const byDate = (filter: FileFilter, today: CalendarDay): readonly Keep[] => {
  const window = isNone(filter.date) ? filter.date : dateWindow(filter.date.value, today);
  if (isNone(window)) return [];
  const within = isWithin(window.value);
  return [(file) => isSome(file.createdAt) && within(file.createdAt.value)];
};

const isOther: Keep = (file) => file.tags.length > 0 && !file.tags.some((tag) => anyNamedService.test(tag));

const byService = (services: readonly FileService[]): readonly Keep[] => {
  if (services.length === 0) return [];
  const chosen = tagOf(services);
  const takesOthers = services.includes('Others');
  return [(file) => file.tags.some((tag) => chosen.test(tag)) || (takesOthers && isOther(file))];
};

const byFormat = (formats: readonly FileFormat[]): readonly Keep[] => {
  if (formats.length === 0) return [];
  const wanted = new Set(formats.flatMap((format) => extensions[format]));
  return [(file) => wanted.has(extensionOf(file.name))];
};

const byUploader = (uploaders: readonly Uploader[]): readonly Keep[] => {
  if (uploaders.length === 0) return [];
  const wanted = new Set(uploaders.map((uploader) => uploadedByOf[uploader]));
  return [(file) => wanted.has(file.uploadedBy)];
};

/**
 * The files that every set filter keeps, newest first when 'Latest First' was chosen. A file that lacks what a filter
 * needs is kept out by that filter only, and only while it is set (AMB-22).
 */
export const filterFiles = (
  files: readonly CabinetFile[],
  filter: FileFilter,
  today: CalendarDay,
): readonly CabinetFile[] => {
  const keeps = [
    ...byDate(filter, today),
    ...byService(filter.services),
    ...byFormat(filter.formats),
    ...byUploader(filter.uploadedBy),
  ];
  const kept = keeps.length === 0 ? files : files.filter((file) => keeps.every((keep) => keep(file)));
  return isSome(filter.date) && filter.date.value.preset === 'Latest First' ? newestFirst(kept) : kept;
};
