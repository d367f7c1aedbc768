import { PDFDocument } from '@cantoo/pdf-lib';

/** What the library throws for a document that no empty password opens. */
const NEEDS_PASSWORD = 'NEEDS PASSWORD';

/** Whether an encrypted PDF opens with a password only; an owner's password alone does not keep readers out. */
export const needsPassword = async (bytes: Uint8Array): Promise<boolean> => {
  try {
    await PDFDocument.load(bytes, { password: '', updateMetadata: false });
    return false;
  } catch (fault) {
    return fault instanceof Error && fault.message === NEEDS_PASSWORD;
  }
};
