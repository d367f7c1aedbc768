import { buy, type Means } from './buying.ts';
import { asId, type Conversation, idOf, recordsIn } from './conversation.ts';
import { isNode, type Json, type Node, textOf } from './theDocument.ts';

const FILE_NAME = 'conformance.pdf';
const PENDING = 0;

/** The smallest thing that opens as a PDF. */
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

const aFile = (): File => new File([PDF], FILE_NAME, { type: 'application/pdf' });

const formOf = (fields: Readonly<Record<string, string | File>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/** The profile's own values again, so that nothing changes. */
const saveProfile = async (talk: Conversation, profile: Json | undefined): Promise<void> => {
  const fields = isNode(profile) ? profile : {};
  const [displayname, email] = [textOf(fields['displayname']), textOf(fields['email'])];
  if (displayname === '' || email === '')
    return talk.skip('updateProfile', 'the profile has no name and email to send back');
  await talk.ask({ id: 'updateProfile', body: formOf({ displayname, email, pan: textOf(fields['pan']) }) });
  return undefined;
};

const uploadFile = async (talk: Conversation): Promise<void> => {
  const stored = await talk.ask({ id: 'uploadFile', body: formOf({ file: aFile() }) });
  if (stored !== undefined) talk.left.push(`the file ${FILE_NAME} in the cabinet`);
};

const openDocument = async (
  talk: Conversation,
): Promise<{ readonly task: Node; readonly document: Node } | undefined> => {
  for (const task of recordsIn(await talk.ask({ id: 'listTasks', what: 'for a document' }))) {
    const params = { taskId: idOf(task) ?? '' };
    const list = await talk.ask({ id: 'listTaskDocuments', what: 'for a document', params });
    const document = recordsIn(list).find(({ files }) => Array.isArray(files) && files.length === 0);
    if (document !== undefined) return { task, document };
  }
  return undefined;
};

const uploadTaskDocument = async (talk: Conversation): Promise<void> => {
  const open = await openDocument(talk);
  if (open === undefined)
    return talk.skip('uploadTaskDocument', 'no task with a document that has no file yet');
  const { task, document } = open;
  const stored = await talk.ask({
    id: 'uploadTaskDocument',
    body: formOf({
      task_id: idOf(task) ?? '',
      user_id: asId(task['user_id']) ?? '',
      file: aFile(),
      created_by: asId(task['created_by']) ?? '',
      tags: textOf(document['name']),
      document_id: idOf(document) ?? '',
    }),
  });
  if (stored !== undefined)
    talk.left.push(`the file ${FILE_NAME} for document ${idOf(document)} of task ${idOf(task)}`);
  return undefined;
};

const isPending = ({ status, expiry_date: expiry }: Node): boolean =>
  Number(status) === PENDING && Date.parse(textOf(expiry)) > Date.now();

const denyQuotation = async (talk: Conversation): Promise<void> => {
  const quotations = recordsIn(await talk.ask({ id: 'listQuotations', what: 'for one to deny' }));
  const id = quotations.filter(isPending).map(idOf).at(-1);
  if (id === undefined) return talk.skip('decideQuotation', 'no pending quotation to deny');
  const params = { quotationId: id };
  const body = { status: 2, remarks: 'Denied by the conformance test.' };
  const done = await talk.ask({ id: 'decideQuotation', params, body });
  if (done !== undefined) talk.left.push(`quotation ${id}, denied`);
  return undefined;
};

/** Every write that a signed-in customer can make; what it leaves is kept in `left`. */
export const writeAll = async (talk: Conversation, means: Means): Promise<void> => {
  const profile = await talk.ask({ id: 'getProfile', what: 'to send back' });
  await saveProfile(talk, profile);
  await uploadFile(talk);
  await uploadTaskDocument(talk);
  await denyQuotation(talk);
  await buy(talk, { ...means, profile: isNode(profile) ? profile : {} });
};
