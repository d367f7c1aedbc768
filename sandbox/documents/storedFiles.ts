import { randomBytes } from 'node:crypto';
import type { Db, SandboxContext } from '../context';

const CHUNK = 1_048_576;

export type NewFile = {
  readonly customerId: number;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** Folder part of the path: the file's owner. */
  readonly folder: string;
  readonly extension: string;
  /** Whether the path ends with the file's name, for answers that tell nothing but the path. */
  readonly isNamedInPath?: boolean;
  readonly taskDocumentId: number | null;
  readonly inCabinet: boolean;
  readonly tags: string | null;
  readonly uploadedBy: 'User' | 'Expert';
  readonly createdAt: Date;
};

export type StoredFile = { readonly id: number; readonly path: string };

/** A random path, so that a file's name is only a label. */
const newPath = ({ folder, extension, fileName, isNamedInPath = false }: NewFile): string =>
  `${folder}/${randomBytes(12).toString('hex')}${isNamedInPath ? `/${fileName}` : `.${extension}`}`;

const rowOf = (file: NewFile, path: string) => ({
  customer_id: file.customerId,
  task_document_id: file.taskDocumentId,
  in_cabinet: file.inCabinet,
  file_name: file.fileName,
  path,
  filesize: file.bytes.length,
  content_type: file.contentType,
  tags: file.tags,
  uploaded_by: file.uploadedBy,
  created_at: file.createdAt,
});

/** Stores a file in the database in chunks of 1 MiB. */
export const storeFile = async (db: Db, file: NewFile): Promise<StoredFile> => {
  const path = newPath(file);
  const { id } = await db
    .insertInto('stored_file')
    .values(rowOf(file, path))
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let position = 0; position * CHUNK < file.bytes.length; position += 1) {
    const bytes = file.bytes.slice(position * CHUNK, (position + 1) * CHUNK);
    await db.insertInto('file_chunk').values({ path, position, bytes }).execute();
  }
  return { id, path };
};

/** Stores files of less than 1 MiB in two statements; returns their paths in order. */
export const storeSmallFiles = async (db: Db, files: readonly NewFile[]): Promise<readonly string[]> => {
  const stored = files.map((file) => ({ file, path: newPath(file) }));
  await db
    .insertInto('stored_file')
    .values(stored.map(({ file, path }) => rowOf(file, path)))
    .execute();
  await db
    .insertInto('file_chunk')
    .values(stored.map(({ file: { bytes }, path }) => ({ path, position: 0, bytes })))
    .execute();
  return stored.map(({ path }) => path);
};

export type StoredBytes = { readonly bytes: Buffer; readonly contentType: string; readonly fileName: string };

/** A stored file by its path; null when there is none. */
export const readStoredBytes = async (context: SandboxContext, path: string): Promise<StoredBytes | null> => {
  const about = await context.db
    .selectFrom('stored_file')
    .select(['content_type', 'file_name'])
    .where('path', '=', path)
    .executeTakeFirst();
  if (about === undefined) return null;
  const chunks = await context.db
    .selectFrom('file_chunk')
    .select('bytes')
    .where('path', '=', path)
    .orderBy('position')
    .execute();
  return {
    bytes: Buffer.concat(chunks.map((chunk) => chunk.bytes)),
    contentType: about.content_type,
    fileName: about.file_name,
  };
};
