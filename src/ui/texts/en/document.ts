import { heic } from './photo';
import type { FileKind } from '../../../domain/documents/fileKind';
import type { RecognisedFormat } from '../../../domain/documents/recognisedFormat';
import type { DatePreset, FileFormat, FileService, Uploader } from '../../../domain/documents/filterChoices';
import { plural } from '../plural';
import { ENGLISH } from '../../../domain/language/language';
import { once } from '../once';

const kilobytes = once(
  () => new Intl.NumberFormat(ENGLISH, { maximumFractionDigits: 2, useGrouping: false }),
);

const kinds: Readonly<Record<FileKind, string>> = {
  png: 'PNG',
  pdf: 'PDF',
  jpeg: 'JPG/JPEG',
  webp: 'WEBP',
  csv: 'CSV',
  zip: 'ZIP',
  xlsx: 'XLSX',
};

const recognised: Readonly<Record<RecognisedFormat, string>> = {
  png: 'This is a PNG image.',
  pdf: 'This is a PDF.',
  jpeg: 'This is a JPG image.',
  webp: 'This is a WEBP image.',
  csv: 'This is a CSV file.',
  zip: 'This is a ZIP file.',
  xlsx: 'This is an Excel file.',
  word: 'This is a Word file.',
  oldExcel: 'This is an older Excel file (XLS).',
  powerPoint: 'This is a PowerPoint file.',
  text: 'This is a text file.',
  heic,
  gif: 'This is a GIF image.',
  avif: 'This is an AVIF image.',
  bmp: 'This is a BMP image.',
  tiff: 'This is a TIFF image.',
  svg: 'This is an SVG image.',
  rar: 'This is a RAR or 7Z archive.',
  video: 'This is a video.',
  email: 'This is an email file.',
};

// The keys are the specification's names for the choices; files and tags are compared with the keys, not with the
// texts.
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

/** Texts of file cabinet and task documents; quoted sentences match the specification letter for letter (LANG-04). */
export const document = {
  cabinetTitle: 'Filecabinet',
  loading: 'Loading...',
  listFailed: 'Failed to load documents.',
  empty: 'No files yet. Files from you and your expert will appear here.',
  noMatch: 'No files match your search and filters.',
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
  rangeReversed: 'The end date is before the start date. Please choose a later end date.',
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
  uploadZone: 'Upload a file',
  uploadHint: 'JPG, JPEG, PNG, PDF, XLSX',
  uploadLead: 'Drag a file here or choose one from your device.',
  kinds,
  acceptedHere: (accepted: string, megabytes: number): string =>
    `Accepted here: ${accepted}, up to ${megabytes} MB.`,
  andLast: (others: string, last: string): string => `${others} and ${last}`,
  onlyFirst: (name: string): string => `Only ${name} was taken: one file goes here at a time.`,
  oneFileHere: 'Nothing was taken. Please drop one file here.',
  upload: 'Upload',
  uploading: (name: string): string => `Uploading ${name}`,
  cancelUpload: 'Cancel upload',
  uploaded: (name: string): string => `${name} uploaded. This page will reload in a moment.`,
  uploadedElsewhere: (name: string): string => `${name} uploaded to your Filecabinet.`,
  photosToPdf: 'Make one PDF from photos',
  photosSubject: 'Photos',
  readyToUpload: (name: string, size: string): string => `Ready to upload: ${name}, ${size}.`,
  sendFile: (name: string): string => `Send ${name}`,
  kept: (name: string, size: string): string => `Kept here: ${name}, ${size}.`,
  tryAgain: 'Try again',
  chooseAnother: 'Choose another',
  notSentYet: (button: string): string => `It is not sent yet. Press “${button}” to send it.`,
  leftUnsent: (name: string, place: string): string => `${name} is not sent yet. It waits at “${place}”.`,
  removeReady: (name: string): string => `Remove ${name}`,
  sizeText: (amount: number, unit: 'KB' | 'MB'): string => `${amount} ${unit}`,
  pages: plural(ENGLISH, { one: '# page', other: '# pages' }),
  fileMissing: 'Please select a file to upload.',
  cabinetUploadFailed: 'Error uploading file. Please try again.',
  recognised,
  unrecognised: 'This type of file is not accepted.',
  checking: (name: string): string => `Checking ${name}...`,
  notUploaded: (name: string): string => `${name} was not uploaded.`,
  refusedEmpty: 'This file is empty. Please choose another file.',
  refusedUnreadable: 'This file can no longer be read. Choose it again.',
  refusedSize: (megabytes: number): string =>
    `This file is larger than ${megabytes} MB. Please choose a smaller one.`,
  tooLargeOnTheWay: 'This file is too large to be uploaded. Please choose a smaller one.',
  notAccepted: 'This file was not accepted. Please choose another one, or contact us.',
  refusedContent: (kind: string): string =>
    `This file is damaged or not a real ${kind}. Please choose another file.`,
  otherEnding: (kind: string): string => `Its name says ${kind}, which it is not.`,
  sendAs: (name: string): string => `Send as ${name}`,
  cancelled: 'Upload cancelled.',
  taskTypeRefused: 'Please upload a file in JPG, JPEG, PNG, XLSX, or PDF format.',
  taskUploadFailed: 'Upload failed. Please try again.',
  taskHasFile: 'This document is already uploaded.',
  viewFailed: 'Failed to retrieve document view link.',
  documentsTab: 'Documents',
  noDocuments: 'No documents are needed right now.',
  missing: plural(ENGLISH, { one: '# document needed', other: '# documents needed' }),
  moreMissing: plural(ENGLISH, { one: '# more document needed', other: '# more documents needed' }),
  notNeeded: 'This service is completed. No more documents are needed.',
  allThere: 'No document is missing.',
  ourTurn: 'The next step is ours.',
  uploadDocument: (name: string): string => `Upload ${name}`,
  viewFile: (name: string): string => `View ${name}`,
  needed: 'Needed',
  received: 'Uploaded',
  notSent: 'Not sent',
  documentUploaded: (name: string): string => `${name} uploaded.`,
};
