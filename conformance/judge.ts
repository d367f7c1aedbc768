import { problemsOrTolerated } from './otherShapes.ts';
import type { Lines } from './lines.ts';
import type { Finding } from './report.ts';
import { type Harm, shownOf } from './screens.ts';
import type { Received } from './send.ts';
import {
  type ContractDocument,
  type DocumentedCall,
  type Json,
  nodeAt,
  resolved,
  responseOf,
  textOf,
} from './theDocument.ts';
import { parsedJson, type Validator } from './validator.ts';
import { plain } from './words.ts';

export interface Judging {
  readonly document: ContractDocument;
  readonly validator: Validator;
  readonly lines: Lines;
  readonly isPersonal: (text: string) => boolean;
  /** Seconds after which a response is called slow. */
  readonly slow: number;
}

/** A response to a call, and the status that the document gives for what was asked. */
export interface Judged {
  readonly call: DocumentedCall;
  readonly status: number;
  readonly received: Received;
}

type Response = Extract<Received, { readonly kind: 'response' }>;

const MEDIA = 'application/json';
const LONGEST = 60;
const UNAUTHORIZED = 401;

/** Where the document has the call's response for a status. */
const responsePointer = (call: DocumentedCall, status: number): string => {
  const named = nodeAt(call.operation, 'responses', String(status))['$ref'];
  return typeof named === 'string' ? named.slice(1) : `${call.pointer}/responses/${status}`;
};

interface Said {
  readonly at?: string;
  readonly expected: string;
  readonly came: string;
  readonly harm: Harm;
  readonly pointer: string;
}

/** A failure, with its line and its screens. */
export const failureOf = ({ lines }: Judging, call: DocumentedCall, said: Said): Finding => ({
  level: 'failure',
  at: said.at ?? '',
  expected: said.expected,
  came: said.came,
  line: lines.of(said.pointer, call.pointer),
  shows: shownOf(call, said.harm),
});

const statusHarm = (wanted: number, status: number): Harm => {
  if (wanted < 400) return 'call';
  return wanted === UNAUTHORIZED && status < 400 ? 'open' : 'reason';
};

const bodyWords = (text: string): string => {
  if (text === '') return 'an empty body';
  if (/^\s*</.test(text)) return `a page of ${text.length} characters`;
  return /^\s*[[{"]/.test(text)
    ? `JSON that breaks off or is wrong, of ${text.length} characters`
    : `text of ${text.length} characters`;
};

const bodyFindings = (judging: Judging, judged: Judged, { headers, text }: Response): readonly Finding[] => {
  const { document, validator, isPersonal, lines } = judging;
  const { call, status } = judged;
  const at = responsePointer(call, status);
  const harm: Harm = status < 400 ? 'call' : 'reason';
  const type = headers.get('content-type') ?? '';
  const media = /^application\/json\s*(?:;|$)/i.test(type)
    ? []
    : [
        failureOf(judging, call, {
          expected: `content-type: ${MEDIA}`,
          came: type === '' ? 'no content-type' : `content-type: ${plain(type).slice(0, LONGEST)}`,
          harm,
          pointer: `${at}/content`,
        }),
      ];
  const pointer = `${at}/content/application~1json/schema`;
  const tolerated = toleratedOf(judging, judged);
  const value = text === '' && takesAnything(document, tolerated) ? null : parsedJson(text);
  if (value === undefined) {
    const came = bodyWords(text);
    return [...media, failureOf(judging, call, { expected: 'JSON', came, harm, pointer })];
  }
  const body = { root: document.root, validator, pointer, value, isPersonal };
  const problems = problemsOrTolerated(body, tolerated).map((problem): Finding => ({
    level: problem.excuse === '' ? 'failure' : 'warning',
    at: problem.at,
    expected: problem.expected,
    came: problem.came,
    line: lines.of(problem.pointer, call.pointer),
    shows:
      problem.excuse === '' ? shownOf(call, problem.at === '' ? harm : valueHarm(status)) : problem.excuse,
  }));
  return [...media, ...problems];
};

const valueHarm = (status: number): Harm => (status < 400 ? 'value' : 'reason');

const toleratedOf = ({ document }: Judging, { call, status }: Judged): readonly Json[] => {
  const list = responseOf(document.root, call, status)?.['x-tolerated'];
  return Array.isArray(list) ? list : [];
};

/** Whether the portal reads whatever comes, an empty body included. */
const takesAnything = ({ root }: ContractDocument, tolerated: readonly Json[]): boolean =>
  tolerated.some((entry) => Object.keys(nodeAt(resolved(root, entry), 'schema')).length === 0);

const headerFindings = (
  judging: Judging,
  { call, status }: Judged,
  { headers }: Response,
): readonly Finding[] => {
  const at = responsePointer(call, status);
  const wanted = nodeAt(responseOf(judging.document.root, call, status), 'headers');
  return Object.keys(wanted).flatMap((name) => {
    const value = headers.get(name);
    const pointer = `${at}/headers/${name}`;
    const fits = value !== null && judging.validator.problems(`${pointer}/schema`, value).length === 0;
    if (fits) return [];
    const pattern = textOf(nodeAt(wanted, name, 'schema')['pattern']);
    const expected = pattern === '' ? `the header ${name}` : `the header ${name} like ${pattern}`;
    const came = value === null ? 'no such header' : 'another value';
    return [failureOf(judging, call, { expected, came, harm: 'call', pointer })];
  });
};

const responseFindings = (judging: Judging, judged: Judged, response: Response): readonly Finding[] => {
  const { call, status } = judged;
  const pointer = `${call.pointer}/responses/${status}`;
  if (response.status !== status) {
    const harm = statusHarm(status, response.status);
    const came = `status ${response.status}`;
    return [failureOf(judging, call, { expected: `status ${status}`, came, harm, pointer })];
  }
  const hasBody = 'content' in (responseOf(judging.document.root, call, status) ?? {});
  return [
    ...headerFindings(judging, judged, response),
    ...(hasBody ? bodyFindings(judging, judged, response) : []),
  ];
};

/** Everything in which a response differs from the document. */
export const findingsIn = (judging: Judging, judged: Judged): readonly Finding[] => {
  const { call, received } = judged;
  const pointer = `${call.pointer}/responses/${judged.status}`;
  if (received.kind === 'lost')
    return [failureOf(judging, call, { expected: 'a response', came: received.why, harm: 'call', pointer })];
  const slow: Finding = {
    ...failureOf(judging, call, {
      expected: `a response within ${judging.slow} s`,
      came: `one after ${received.seconds.toFixed(1)} s`,
      harm: 'slow',
      pointer: call.pointer,
    }),
    level: 'warning',
  };
  return [...responseFindings(judging, judged, received), ...(received.seconds > judging.slow ? [slow] : [])];
};
