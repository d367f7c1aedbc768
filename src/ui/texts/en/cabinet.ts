import type { RecognisedFormat } from '../../../domain/documents/recognisedFormat';
import type { Grouping } from '../../../domain/documents/grouping';
import { ENGLISH } from '../../../domain/language/language';
import { plural } from '../plural';

const groupings: Readonly<Record<Grouping, string>> = {
  year: 'Year of upload',
  tag: 'Tag',
  'year-tag': 'Year, then tag',
  'tag-year': 'Tag, then year',
};

/** Short enough for a mark beside the name. */
const formats: Readonly<Record<RecognisedFormat, string>> = {
  png: 'PNG',
  pdf: 'PDF',
  jpeg: 'JPG',
  webp: 'WEBP',
  csv: 'CSV',
  zip: 'ZIP',
  xlsx: 'XLSX',
  word: 'DOC',
  oldExcel: 'XLS',
  powerPoint: 'PPT',
  text: 'TXT',
  heic: 'HEIC',
  gif: 'GIF',
  avif: 'AVIF',
  bmp: 'BMP',
  tiff: 'TIFF',
  svg: 'SVG',
  rar: 'RAR',
  video: 'VIDEO',
  email: 'MAIL',
};

const selected = plural(ENGLISH, { one: '# file selected', other: '# files selected' });
const hiddenOf = plural(ENGLISH, {
  one: '# of them is not shown now.',
  other: '# of them are not shown now.',
});

/** Texts of the cabinet's groups, its zip and its preview. */
export const cabinet = {
  add: 'Add',
  lead: 'Files that you and your expert put here.',
  taskDocuments: 'Documents for a task are with the task',
  invoices: 'Invoices are under Payments',
  shared: plural(ENGLISH, {
    one: '# file from another app is not sent yet.',
    other: '# files from other apps are not sent yet.',
  }),
  cutOff: (names: string): string =>
    `This page was loaded again, so this was not sent: ${names}. Please choose again.`,
  cutOffSending: (names: string): string =>
    `This page was loaded again while this file was being sent: ${names}. If the list below does not have it, please send it again.`,
  sentUnread: 'Some files from your expert could not be loaded.',
  groupBy: 'Group by',
  noGroups: 'No groups',
  groupings,
  yearName: (name: string): string => `Uploaded in FY ${name}`,
  noDate: 'No date',
  unnamed: 'Unnamed',
  filesIn: plural(ENGLISH, { one: '# file', other: '# files' }),
  formats,
  uploaders: { user: 'By you', expert: 'By your expert' },
  select: 'Select',
  done: 'Done',
  selectAll: 'Select all',
  selectNone: 'Select none',
  selectFile: (name: string): string => `Select ${name}`,
  selectGroup: (name: string): string => `Select all files of ${name}`,
  selected,
  selectedHidden: (count: number, hidden: number): string => `${selected(count)}. ${hiddenOf(hidden)}`,
  downloadAll: 'Download all',
  downloadSelected: 'Download selected',
  zipName: (day: string): string => `filecabinet-${day}.zip`,
  packing: 'Packing your files',
  packed: plural(ENGLISH, {
    one: '# file is in one zip in your downloads.',
    other: '# files are in one zip in your downloads.',
  }),
  missing: plural(ENGLISH, {
    one: '# file could not be put into the zip. A text file in it says so. Download it by itself:',
    other: '# files could not be put into the zip. A text file in it lists them. Download each by itself:',
  }),
  missingFile: 'Missing files.txt',
  missingLead:
    'These files could not be put into the zip. Try again later, or download each in the file cabinet:',
  preview: (name: string): string => `Preview ${name}`,
  previewLoading: 'Loading the preview...',
  previewFailed: 'This file could not be loaded.',
  notShown: 'This file cannot be shown here. You can download it.',
  downloadedInstead: 'This file cannot be shown here, so it is downloaded.',
  previewFrame: 'File',
  previewTools: 'Preview',
  place: (place: number, count: number): string => `${place} of ${count}`,
  previous: 'Previous file',
  next: 'Next file',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  zoom: (percent: number): string => `${percent}%`,
  download: 'Download',
};
