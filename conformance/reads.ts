import { type Conversation, idOf, recordsIn } from './conversation.ts';
import type { Question } from './request.ts';
import { answersTo } from './answers.ts';
import { type DocumentedCall, type Json, type Node, nodeAt, resolved, textOf } from './theDocument.ts';

/** How many records of a list are asked for one by one. */
const MOST = 3;
const UNKNOWN_ID = '999999999';
const NOT_FOUND = 404;

interface Detail {
  readonly id: string;
  readonly param: string;
  /** What is asked for, as a report names it: 'quotation'. */
  readonly record: string;
}

/** Asks for the first records of a list; says so when there is none. */
const details = async (
  talk: Conversation,
  values: readonly (string | undefined)[],
  { id, param, record }: Detail,
): Promise<readonly (Json | undefined)[]> => {
  const known = [...new Set(values.flatMap((value) => value ?? []))].slice(0, MOST);
  if (known.length === 0) talk.skip(id, `no ${record} to ask for`);
  const bodies: (Json | undefined)[] = [];
  for (const value of known) bodies.push(await talk.ask({ id, params: { [param]: value } }));
  return bodies;
};

export const subServicesIn = (services: Json | undefined): readonly Node[] =>
  recordsIn(services).flatMap((service) => recordsIn(service['sub_services']));

/** A sub-service whose price depends on questions comes first: it shows the most. */
const readCatalogue = async (talk: Conversation): Promise<Json | undefined> => {
  const services = await talk.ask({ id: 'listServices' });
  const all = subServicesIn(services).toSorted(
    (one, other) => Number(asksQuestions(other)) - Number(asksQuestions(one)),
  );
  const ids = all.map(idOf);
  const subService = { param: 'subServiceId', record: 'sub-service' };
  await details(talk, ids, { id: 'listFaqs', ...subService });
  const lists = await details(talk, ids, { id: 'listQuestions', ...subService });
  await readPrice(talk, ids[0], lists[0]);
  return services;
};

const asksQuestions = (subService: Node): boolean => textOf(subService['pricing_model']).includes('question');

const readPrice = async (
  talk: Conversation,
  id: string | undefined,
  questions: Json | undefined,
): Promise<void> => {
  const answers = answersTo(recordsIn(questions));
  if (id === undefined || answers.length === 0) return talk.skip('calculatePrice', 'no question to answer');
  await talk.ask({
    id: 'calculatePrice',
    body: { service_id: Number(id), answers },
    refusals: [422],
  });
  return undefined;
};

const readQuotations = async (talk: Conversation): Promise<readonly Node[]> => {
  const quotations = recordsIn(await talk.ask({ id: 'listQuotations' }));
  const requests = recordsIn(await talk.ask({ id: 'listQuotationRequests' })).map(idOf);
  const request = { param: 'requestId', record: 'quotation request' };
  await details(talk, quotations.map(idOf), {
    id: 'getQuotation',
    param: 'quotationId',
    record: 'quotation',
  });
  await details(talk, requests, { id: 'getOwnQuotationRequest', ...request });
  await details(talk, requests, { id: 'getQuotationRequest', ...request });
  return quotations;
};

const readWork = async (talk: Conversation): Promise<readonly Node[]> => {
  const tasks = recordsIn(await talk.ask({ id: 'listTasks' }));
  const task = { param: 'taskId', record: 'task' };
  const steps = await details(talk, tasks.map(idOf), { id: 'listTrackingSteps', ...task });
  const documents = await details(talk, tasks.map(idOf), { id: 'listTaskDocuments', ...task });
  const logs = steps.flatMap(recordsIn).flatMap(({ status_log }) => recordsIn(status_log));
  return [...documents.flatMap(recordsIn).flatMap(({ files }) => recordsIn(files)), ...logs];
};

const pathsIn = (records: readonly Node[]): readonly string[] =>
  records
    .flatMap(({ filepath, invoice_path: invoice, file_path: file }) => [filepath, invoice, file])
    .flatMap((path) => (typeof path === 'string' && path !== '' ? [path] : []));

const searchText = (services: Json | undefined): string =>
  textOf(subServicesIn(services)[0]?.['name']).split(' ')[0] || 'gst';

/** Everything that a signed-in customer reads; ids come from the responses before. */
export const readAll = async (talk: Conversation): Promise<void> => {
  talk.personal.addRecord(await talk.ask({ id: 'getProfile' }));
  const services = await readCatalogue(talk);
  await talk.ask({ id: 'getCart' });
  const orders = recordsIn(await talk.ask({ id: 'listOrders' }));
  const quotations = await readQuotations(talk);
  const taskFiles = await readWork(talk);
  const files = recordsIn(await talk.ask({ id: 'listFiles' }));
  const paths = pathsIn([...files, ...orders, ...quotations, ...taskFiles]);
  await details(talk, paths, { id: 'getDownloadLinks', param: 'path', record: 'file' });
  await talk.ask({ id: 'listNotifications' });
  await talk.ask({ id: 'search', query: { query: searchText(services) } });
  for (const { id } of otherReads(talk)) await talk.ask({ id });
  for (const { id } of recordCalls(talk)) await talk.ask(unknownOf(id));
};

/** Calls that need nothing but a token, and that no step above has made, such as a new one. */
const otherReads = (talk: Conversation): readonly DocumentedCall[] =>
  talk.judging.document.calls.filter(
    (call) =>
      call.method === 'GET' &&
      !talk.isTried(call) &&
      !('x-not-tried' in call.operation) &&
      !asksForMore(talk.judging.document.root, call) &&
      talk.addressOf(call, { id: call.id }).pathname.startsWith('/api/v3/'),
  );

/** Whether a call needs a value that only the call itself gives a meaning. */
const asksForMore = (root: Node, { path, operation }: DocumentedCall): boolean => {
  const parameters = operation['parameters'];
  const list: readonly Json[] = Array.isArray(parameters) ? parameters : [];
  return path.includes('{') || list.some((each) => resolved(root, each)['required'] === true);
};

/** Calls for one record of the customer; of an unknown sub-service an empty list is as good as 404. */
const recordCalls = (talk: Conversation): readonly DocumentedCall[] =>
  talk.judging.document.calls.filter(
    ({ method, path, operation }) =>
      method === 'GET' && /\{(?!subServiceId)/.test(path) && '404' in nodeAt(operation, 'responses'),
  );

const unknownOf = (id: string): Question => {
  const unknown = {
    subServiceId: UNKNOWN_ID,
    quotationId: UNKNOWN_ID,
    requestId: UNKNOWN_ID,
    taskId: UNKNOWN_ID,
  };
  const params = { ...unknown, path: 'no-such-folder/no-such-file.pdf' };
  return { id, what: 'an unknown id', params, status: NOT_FOUND };
};
