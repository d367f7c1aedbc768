import { none, type Option, some } from 'fp-ts/Option';
import { PDFDocument } from '@cantoo/pdf-lib';

/** What the library throws for a document that no empty password opens. */
const NEEDS_PASSWORD = 'NEEDS PASSWORD';

const letters = new TextDecoder('latin1');

/**
 * Whether an encrypted PDF opens for those alone whom it was protected for: its handler is neither the standard one, which
 * asks for a password, nor unknown. The dictionary that says so is never encrypted itself.
 */
export const isForOthersOnly = (bytes: Uint8Array): boolean => {
  const text = letters.decode(bytes);
  const named = /\/Encrypt\s*(?:(\d+)\s+\d+\s+R|<<([^>]*))/.exec(text);
  // A name alone, as where the password was removed, encrypts nothing.
  if (named === null) return false;
  const [, number, entries] = named;
  const start = number === undefined ? 0 : text.search(new RegExp(String.raw`\b${number}\s+\d+\s+obj\b`));
  const dictionary = entries ?? text.slice(start, text.indexOf('endobj', start));
  const handler = /\/Filter\s*\/([^\s/<>[\]()]+)/.exec(dictionary)?.[1];
  return start !== -1 && handler !== undefined && handler !== 'Standard';
};

/** Whether an encrypted PDF opens with a password only; an owner's password alone does not keep readers out. */
export const needsPassword = async (bytes: Uint8Array): Promise<boolean> => {
  try {
    await PDFDocument.load(bytes, { password: '', updateMetadata: false });
    return false;
  } catch (fault) {
    return fault instanceof Error && fault.message === NEEDS_PASSWORD;
  }
};

/** How many pages the library finds after mending what it can; 0 where it finds no tree of pages. */
export const pagesFound = async (bytes: Uint8Array): Promise<Option<number>> => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false }).catch(() => undefined);
  try {
    return pdf === undefined ? none : some(pdf.getPageCount());
  } catch {
    return some(0);
  }
};
