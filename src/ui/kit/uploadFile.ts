import type { UploadFile } from '../../application/ports/UploadFile';
import { withoutTurning } from '../../domain/typed/direction';
import type { RightName } from '../../domain/documents/uploadPolicy';
import { LEADING_BYTES } from '../../domain/documents/limits';

// A dropped folder or a deleted file cannot be read; the rules refuse what has a size but no bytes.
const leadingBytesOf = async (file: File): Promise<readonly number[]> => {
  try {
    return [...new Uint8Array(await file.slice(0, LEADING_BYTES).arrayBuffer())];
  } catch {
    return [];
  }
};

/** Converts a chosen file to the core's type, with its leading bytes read. */
export const uploadFileOf = async (file: File): Promise<UploadFile> => ({
  name: withoutTurning(file.name),
  size: file.size,
  type: file.type,
  firstBytes: await leadingBytesOf(file),
  handle: file,
});

/** The same bytes under another name and media type. */
export const underOtherName = (file: UploadFile, { name, type }: RightName): UploadFile => ({
  ...file,
  name,
  type,
  handle: file.handle instanceof Blob ? new File([file.handle], name, { type }) : file.handle,
});
