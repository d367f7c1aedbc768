import { type Field, fieldsOf, unknownReads } from './documentedFields';
import {
  callOf,
  type ContractDocument,
  type DocumentedCall,
  nodeAt,
  responseOf,
} from '../../../conformance/theDocument.ts';

/** What was read of a response, or sent in a request where there is no status. */
export interface Observed {
  readonly method: string;
  readonly pathname: string;
  readonly status?: number;
  readonly paths: ReadonlySet<string>;
}

export interface Compared {
  /** Fields that are read or sent and that the document lacks. */
  readonly unknown: readonly string[];
  /** Fields of the document that nobody reads or sends, without a reason. */
  readonly unused: readonly string[];
  /** Fields that the document says are not read, and that are. */
  readonly wronglyNotRead: readonly string[];
}

const requestFields = ({ root }: ContractDocument, call: DocumentedCall): readonly Field[] =>
  Object.values(nodeAt(call.operation, 'requestBody', 'content')).flatMap((media) =>
    fieldsOf(root, nodeAt(media, 'schema'), { path: '', owner: `${call.id} request`, notRead: '' }),
  );

const responseFields = (
  { root }: ContractDocument,
  call: DocumentedCall,
  status: number,
): readonly Field[] => {
  const media = nodeAt(responseOf(root, call, status), 'content', 'application/json');
  return fieldsOf(root, media['schema'], { path: '', owner: call.id, notRead: '' });
};

interface Looked {
  readonly call: DocumentedCall;
  readonly fields: readonly Field[];
  readonly observed: Observed;
}

const lookedAt = (document: ContractDocument, observed: Observed): readonly Looked[] => {
  const { method, pathname, status } = observed;
  const call = callOf(document, method, pathname);
  if (call === undefined) return [];
  const fields =
    status === undefined ? requestFields(document, call) : responseFields(document, call, status);
  return [{ call, fields, observed }];
};

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

/** The document beside what adapters have really read and sent. */
export const comparedFields = (document: ContractDocument, all: readonly Observed[]): Compared => {
  const looked = all.flatMap((observed) => lookedAt(document, observed));
  const fields = looked.flatMap((each) => each.fields);
  const used = new Set(
    looked.flatMap(({ fields: own, observed }) =>
      own.filter(({ path }) => observed.paths.has(path)).map(({ property }) => property),
    ),
  );
  // A record that one call reads and another does not is read.
  const readSomewhere = new Set(
    fields.filter(({ notRead }) => notRead === '').map(({ property }) => property),
  );
  return {
    unknown: sorted(
      looked.flatMap(({ call, fields: own, observed }) =>
        unknownReads(document.root, observed.paths, own).map((path) => `${call.id}: ${path}`),
      ),
    ),
    unused: sorted([...readSomewhere].filter((property) => !used.has(property))),
    wronglyNotRead: sorted([...used].filter((property) => !readSomewhere.has(property))),
  };
};
