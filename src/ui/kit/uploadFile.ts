import type { UploadFile } from '../../application/ports/UploadFile';
import { LEADING_BYTES } from '../../domain/documents/limits';

// A folder that was dropped, or a file that has gone since, cannot be read: without bytes the rules refuse it.
const leadingBytesOf = async (file: File): Promise<readonly number[]> => {
  try {
    return [...new Uint8Array(await file.slice(0, LEADING_BYTES).arrayBuffer())];
  } catch {
    return [];
  }
};

/** A chosen file as the core knows it, with its leading bytes read. */
export const uploadFileOf = async (file: File): Promise<UploadFile> => ({
  name: file.name,
  size: file.size,
  type: file.type,
  firstBytes: await leadingBytesOf(file),
  handle: file,
});
