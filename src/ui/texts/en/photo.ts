import { ENGLISH } from '../../../domain/language/language';
import { plural } from '../plural';

const pages = plural(ENGLISH, { one: '# page', other: '# pages' });

/** What a HEIC photo is, and what to do with it in a browser that cannot draw it. */
export const heic =
  'This is a HEIC photo, which this browser cannot read. On an iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or save it as JPG and choose that.';

/** Texts of the dialog that makes one PDF of photographs (CHECK-05). */
export const photo = {
  title: 'Make one PDF from photos',
  /** Names no button: each place that the PDF goes to has another. */
  lead: 'Each photo becomes an A4 page. Nothing is sent from here: you send the PDF afterwards.',
  choose: 'Choose photos',
  take: 'Take a photo',
  reading: 'Reading photos',
  stopReading: 'Stop reading',
  pagesLabel: 'Pages of the PDF',
  page: (place: number, name: string): string => `Page ${place}: ${name}`,
  pageNumber: (place: number): string => `Page ${place}`,
  moveHint: 'Drag a page to move it, or use its arrow buttons.',
  drag: (place: number): string => `Drag page ${place}, or move it with the arrow keys`,
  moveUp: (place: number): string => `Move page ${place} up`,
  moveDown: (place: number): string => `Move page ${place} down`,
  rotate: (place: number): string => `Rotate page ${place}`,
  remove: (place: number): string => `Remove page ${place}`,
  moved: (name: string, place: number, count: number): string => `${name} is now page ${place} of ${count}.`,
  isFirst: (name: string): string => `${name} is already the first page.`,
  isLast: (name: string): string => `${name} is already the last page.`,
  rotated: (place: number, degrees: number): string => `Page ${place} is rotated by ${degrees}°.`,
  added: (count: number): string => `The PDF has ${pages(count)} now.`,
  removed: (name: string): string => `${name} was removed.`,
  undo: 'Undo',
  restored: (name: string, place: number): string => `${name} is page ${place} again.`,
  leftOutTitle: plural(ENGLISH, { one: '# file was left out', other: '# files were left out' }),
  leftOut: (name: string, reason: string): string => `${name}: ${reason}`,
  heic,
  unreadable: 'This photo is damaged or of a kind that this browser cannot read. Please choose a JPG or PNG.',
  noPhoto: (recognised: string): string => `${recognised} Please choose photos only.`,
  name: 'Name of the PDF',
  savedAs: (name: string): string => `It will be named ${name}.`,
  make: 'Make PDF',
  making: 'Making the PDF',
  stopMaking: 'Stop',
  stopped: 'The PDF was not made. Your photos are still here.',
  ready: (name: string, count: number, size: string): string => `${name}: ${pages(count)}, ${size}.`,
  use: 'Use this PDF',
  cancel: 'Cancel',
  tooLarge: (megabytes: number, count: number): string =>
    `These photos do not fit into ${megabytes} MB without becoming hard to read. The first ${pages(count)} would fit: remove the others and make a second PDF of them.`,
  pageFailed: (name: string): string =>
    `${name} could not be drawn. Remove it, or choose it again, and make the PDF once more.`,
  failed:
    'The PDF could not be made. Close other tabs or use fewer photos, and try again. Your photos are still here.',
  unreachable:
    'A part of the portal could not be loaded. Check your connection and try again; if it still fails, reload the page.',
  discardTitle: 'Discard these photos?',
  discardText: plural(ENGLISH, {
    one: '# photo and its order will be lost. The photo on your device stays as it is.',
    other: '# photos and their order will be lost. The photos on your device stay as they are.',
  }),
  discard: 'Discard',
  keep: 'Keep editing',
};
