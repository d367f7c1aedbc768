import type { UploadFile } from '../../src/application/ports/UploadFile';
import type { FileKind } from '../../src/domain/documents/fileKind';
import { someBytes } from '../domain/documents/someBytes';

const types: Readonly<Record<FileKind, string>> = {
  png: 'image/png',
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  csv: 'text/csv',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A file of that kind, as a file chooser returns it. */
export const aBrowserFile = (kind: FileKind, name = `some.${kind}`): File =>
  new File([new Uint8Array(someBytes[kind])], name, { type: types[kind] });

/** The same file as the core's type. */
export const aChosenFile = (kind: FileKind, given: Partial<UploadFile> = {}): UploadFile => {
  const name = given.name ?? `some.${kind}`;
  const handle = aBrowserFile(kind, name);
  return { name, size: handle.size, type: handle.type, firstBytes: someBytes[kind], handle, ...given };
};
