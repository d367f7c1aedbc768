import type { DatePreset, FileFormat, FileService, Uploader } from '../../domain/documents/filterChoices';
import { counted } from './counted';
import { ENGLISH, inLanguage } from './language';
import { once } from './once';

const kilobytes = once(
  () => new Intl.NumberFormat(ENGLISH, { maximumFractionDigits: 2, useGrouping: false }),
);

// The choices are named by the specification's words; files and tags are compared with these names, not with the texts.
const presets: Readonly<Record<DatePreset, string>> = {
  'Latest First': 'Latest First',
  'This week': 'This week',
  'This month': 'This month',
  '30 days': '30 days',
  '60 days': '60 days',
  '90 days': '90 days',
  'Quarter 1': 'Quarter 1',
  'Quarter 2': 'Quarter 2',
  'Quarter 3': 'Quarter 3',
  'Quarter 4': 'Quarter 4',
  'This Year': 'This Year',
  Custom: 'Custom',
};

const services: Readonly<Record<FileService, string>> = {
  'Income Tax': 'Income Tax',
  GST: 'GST',
  Accounting: 'Accounting',
  Compliance: 'Compliance',
  Legal: 'Legal',
  Startup: 'Startup',
  TDS: 'TDS',
  'Advance Tax': 'Advance Tax',
  Others: 'Others',
};

const formats: Readonly<Record<FileFormat, string>> = {
  pdf: 'pdf',
  excel: 'excel',
  word: 'word',
  zip: 'zip',
  png: 'png',
  'jpeg/jpg': 'jpeg/jpg',
  csv: 'csv',
  svg: 'svg',
};

const uploaders: Readonly<Record<Uploader, string>> = {
  User: 'User',
  Expert: 'Expert',
};

/** Sentences of file cabinet and task documents; those of the specification letter for letter (sections 2, 5 and 8). */
export const documentTexts = inLanguage('document', {
  cabinetTitle: 'Filecabinet',
  cabinetLead: 'Everything you and your expert have exchanged, in one place.',
  loading: 'Loading...',
  listFailed: 'Failed to load documents.',
  empty: 'Nothing is filed yet.',
  noMatch: 'No file fits your search and filters.',
  showAll: 'Show all files',
  recents: 'Recents',
  search: 'Search files',
  filters: 'Filters',
  filterTitle: 'Filter files',
  filterDate: 'Date',
  clearDate: 'Clear date',
  filterServices: 'Services',
  filterFormats: 'Formats',
  filterUploadedBy: 'Uploaded by',
  from: 'Start date',
  to: 'End date',
  rangeReversed: 'The end date lies before the start date.',
  apply: 'Apply',
  reset: 'Reset',
  presets,
  services,
  formats,
  uploaders,
  range: (from: string, to: string): string => `${from} to ${to}`,
  openEnd: '…',
  removeFilter: (label: string): string => `Remove filter ${label}`,
  filterLog: 'File filter applied',
  name: 'Name',
  date: 'Date',
  size: 'Size',
  tag: 'Tag',
  kilobytes: (size: number): string => `${kilobytes().format(size)} KB`,
  noTags: 'No Tags',
  download: (name: string): string => `Download ${name}`,
  downloadShort: 'Download',
  linkFailed: 'Failed to get download link.',
  uploadZone: 'Upload a file',
  uploadHint: 'JPG, JPEG, PNG, PDF, XLSX',
  uploadLead: 'Drop a file here, or choose one. At most 20 MB.',
  upload: 'Upload',
  uploading: (name: string): string => `Uploading ${name}`,
  cancelUpload: 'Cancel upload',
  uploaded: (name: string): string => `${name} is uploaded. The page reloads in a moment.`,
  uploadedElsewhere: (name: string): string => `${name} is in your file cabinet.`,
  fileMissing: 'Please select a file to upload.',
  cabinetUploadFailed: 'Error uploading file. Please try again.',
  refused: 'Upload failed. Please try again.',
  refusedType: (accepted: string): string => `This type of file is not accepted here. Accepted: ${accepted}.`,
  refusedSize: 'The file is larger than 20 MB.',
  refusedContent: (kind: string): string => `The file does not look like a ${kind} inside.`,
  cancelled: 'The upload was cancelled.',
  taskTypeRefused: 'Please upload a file in JPG, JPEG, PNG, XLSX, or PDF format.',
  taskUploadFailed: 'Upload failed. Please try again.',
  viewFailed: 'Failed to retrieve document view link.',
  documentsTab: 'Documents',
  noDocuments: 'No documents have been requested.',
  missing: counted(ENGLISH, { one: '# document is missing', other: '# documents are missing' }),
  allThere: 'All documents are here.',
  uploadDocument: (name: string): string => `Upload ${name}`,
  viewFile: (name: string): string => `View ${name}`,
  wanted: 'Wanted',
  handedIn: 'Handed in',
  handedInNow: (name: string): string => `${name} is handed in.`,
});
