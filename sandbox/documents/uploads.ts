import type { Call } from '../http/environment';
import { idFrom, optionalText } from '../http/fields';
import { type Upload, uploadForm } from '../http/formBody';
import { notFound, Refusal } from '../http/refusal';
import { type WriteResult, fingerprintOf, type Input, ok, type Work } from '../http/write';
import { refuseFull } from '../database/fullList';
import type { Trx } from '../database/schema';
import { CABINET_KINDS, checkFile, TASK_KINDS } from './fileKinds';
import { type StoredFile, storeFile } from './storedFiles';

type SentFile = NonNullable<Upload['file']>;

/** Reads the whole upload and the digest of everything that was sent. */
export const uploadInput = async (c: Call): Promise<Input<Upload>> => {
  const value = await uploadForm(c, 'file');
  const parts = [JSON.stringify(value.fields), value.file?.name ?? '', value.file?.bytes ?? ''];
  return { value, fingerprint: fingerprintOf(...parts) };
};

const fileIn = (upload: Upload): SentFile => {
  if (upload.file === null) throw new Refusal(422, 'Please select a file to upload.', { status: false });
  return upload.file;
};

/** Stores a file in the customer's file cabinet (FILES-14). */
export const uploadToCabinet = async ({
  context,
  trx,
  customerId,
  input,
}: Work<Upload>): Promise<WriteResult> => {
  const file = fileIn(input);
  const checked = checkFile(file, CABINET_KINDS);
  await refuseFull(trx, 'stored_file', customerId);
  const stored = await storeFile(trx, {
    customerId,
    fileName: checked.name,
    bytes: file.bytes,
    contentType: checked.contentType,
    folder: 'cabinet',
    extension: checked.extension,
    taskDocumentId: null,
    inCabinet: true,
    tags: null,
    uploadedBy: 'User',
    createdAt: context.now(),
  });
  return ok({ status: true, message: 'File uploaded.', data: { id: stored.id, filepath: stored.path } });
};

type Wanted = { readonly trx: Trx; readonly customerId: number; readonly upload: Upload };

const emptyDocument = async ({ trx, customerId, upload }: Wanted): Promise<{ id: number; name: string }> => {
  const document = await trx
    .selectFrom('task_document')
    .innerJoin('task', 'task.id', 'task_document.task_id')
    .select(['task_document.id', 'task_document.name'])
    .where('task_document.id', '=', idFrom(upload.fields['document_id'], 'Document'))
    .where('task.id', '=', idFrom(upload.fields['task_id'], 'Task'))
    .where('task.customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (document === undefined) throw notFound('Document');
  const filled = await trx
    .selectFrom('stored_file')
    .select('id')
    .where('task_document_id', '=', document.id)
    .executeTakeFirst();
  if (filled !== undefined) throw new Refusal(409, 'This document is already uploaded.', { status: false });
  return document;
};

const keep = (work: Work<Upload>, document: { id: number; name: string }): Promise<StoredFile> => {
  const file = fileIn(work.input);
  const checked = checkFile(file, TASK_KINDS);
  const tags = optionalText(work.input.fields, { key: 'tags', name: 'Tags', max: 200 });
  return storeFile(work.trx, {
    customerId: work.customerId,
    fileName: checked.name,
    bytes: file.bytes,
    contentType: checked.contentType,
    folder: 'tasks',
    extension: checked.extension,
    taskDocumentId: document.id,
    inCabinet: false,
    tags: tags || document.name,
    uploadedBy: 'User',
    createdAt: work.context.now(),
  });
};

/** Stores a document that a task asks for and does not have yet (DOCS-05). */
export const uploadTaskDocument = async (work: Work<Upload>): Promise<WriteResult> => {
  const { trx, customerId, input } = work;
  const userId = input.fields['user_id'];
  if (userId !== undefined && userId !== '' && userId !== String(customerId)) throw notFound('Task');
  const stored = await keep(work, await emptyDocument({ trx, customerId, upload: input }));
  return ok({ status: true, message: 'Document uploaded.', data: { id: stored.id, filepath: stored.path } });
};
