import type { CalendarDay } from '../dates/instant';
import { LONGEST_PDF_NAME } from './limits';

/** What some system refuses in a file's name or reads as a folder, and everything invisible. */
const unsafe = /[\p{C}\\/:*?"<>|]+/gu;
/** Systems hide a name that begins with a dot. */
const start = /^[.\s-]+/u;
/** Systems drop dots and blanks at the end of a name; its ending is written again. */
const end = /(?:\.pdf|[.\s-])+$/iu;

const safe = (text: string): string =>
  Array.from(text.replaceAll(unsafe, '-').replace(start, '').replace(end, ''))
    .slice(0, LONGEST_PDF_NAME)
    .join('')
    .replace(end, '');

/** A file name that every system takes, ending in .pdf; that of `otherwise` for a text of which nothing is left. */
export const pdfNameOf = (typed: string, otherwise: string): string =>
  `${safe(typed) || safe(otherwise) || 'PDF'}.pdf`;

/** The name that a PDF gets unless the customer gives another: that of its document, if known, and the day. */
export const defaultPdfName = (subject: string, today: CalendarDay): string =>
  pdfNameOf(`${safe(subject)} ${today}`, today);
