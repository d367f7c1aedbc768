import type { CalendarDay } from '../dates/instant';
import { LONGEST_PDF_NAME } from './limits';
import { safeName } from './safeName';

/** What says nothing at the start of a name, or would hide the file. */
const start = /^[_.\s-]+/u;
/** Its ending is written again. */
const end = /(?:\.pdf|[.\s-])+$/iu;

/** At most LONGEST_PDF_NAME characters, without an ending. */
const cut = (stem: string): string =>
  Array.from(stem.replace(end, '')).slice(0, LONGEST_PDF_NAME).join('').replace(end, '');

const stemOf = (typed: string): string => {
  const stem = cut(safeName(typed.replace(end, ''), '').replace(start, ''));
  // Without its start a name may be that of a device, and gets one sign more.
  return cut(safeName(stem, ''));
};

/** A file name that every system takes, ending in .pdf; that of `otherwise` for a text of which nothing is left (CHECK-05). */
export const pdfNameOf = (typed: string, otherwise: string): string =>
  `${stemOf(typed) || stemOf(otherwise) || 'PDF'}.pdf`;

/** The name that a PDF gets unless the customer gives another: that of its document, if known, and the day. */
export const defaultPdfName = (subject: string, today: CalendarDay): string =>
  pdfNameOf(`${stemOf(subject)} ${today}`, today);
