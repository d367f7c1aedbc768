import type { Exchange } from './exchange';
import {
  asPointer,
  callOf,
  type ContractDocument,
  type DocumentedCall,
  isNode,
  type Node,
  nodeAt,
  resolved,
  responseOf,
  textOf,
  textsAt,
} from '../../../conformance/theDocument.ts';
import type { Validator } from '../../../conformance/validator.ts';

export interface Checked {
  readonly document: ContractDocument;
  readonly validator: Validator;
  readonly call: DocumentedCall;
  readonly exchange: Exchange;
}

const MEDIA = {
  json: 'application/json',
  form: 'multipart/form-data',
  address: 'application/x-www-form-urlencoded',
} as const;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const sentBody = ({ sent }: Exchange): readonly [media: string, value: unknown] | undefined => {
  if (sent === undefined) return undefined;
  if (typeof sent === 'string') return [MEDIA.json, parsed(sent)];
  const fields = [...sent].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  return [sent instanceof FormData ? MEDIA.form : MEDIA.address, Object.fromEntries(fields)];
};

const bodyProblems = ({ validator, call, exchange }: Checked): readonly string[] => {
  const [media, value] = sentBody(exchange) ?? [];
  const wanted = nodeAt(call.operation, 'requestBody', 'content');
  if (media === undefined) return Object.keys(wanted).length === 0 ? [] : ['sends no body'];
  if (!(media in wanted)) return [`sends ${media}, which the document lacks`];
  return validator.problems(`${call.pointer}/requestBody/content/${asPointer(media)}/schema`, value);
};

const parametersIn = ({ document, call }: Checked, place: string): readonly Node[] => {
  const list = call.operation['parameters'];
  return (Array.isArray(list) ? list : [])
    .map((parameter) => resolved(document.root, parameter))
    .filter((parameter) => parameter['in'] === place);
};

const namesOf = (parameters: readonly Node[]): readonly string[] =>
  parameters.map(({ name }) => textOf(name));

const queryProblems = (checked: Checked): readonly string[] => {
  const all = parametersIn(checked, 'query');
  const known = namesOf(all);
  const required = namesOf(all.filter((parameter) => parameter['required'] === true));
  // The page of the payment's result reads its own query.
  const sent = checked.call.id === 'returnFromPayment' ? [] : [...checked.exchange.url.searchParams.keys()];
  return [
    ...sent.filter((name) => !known.includes(name)).map((name) => `sends ?${name}, which the document lacks`),
    ...required.filter((name) => !sent.includes(name)).map((name) => `does not send ?${name}`),
  ];
};

const needsToken = ({ operation }: DocumentedCall): boolean => {
  const security = operation['security'];
  return !Array.isArray(security) || security.length > 0;
};

const headerProblems = (checked: Checked): readonly string[] => {
  const { document, call, exchange } = checked;
  const isAnonymous = exchange.status < 400 && !exchange.headers.has('authorization');
  const allowed = textsAt(nodeAt(document.root, 'x-cors'), 'requestHeaders');
  const names = [...exchange.headers.keys()];
  const own = namesOf(parametersIn(checked, 'header')).map((name) => name.toLowerCase());
  return [
    ...(isAnonymous && needsToken(call) ? ['sends no token, which the document asks for'] : []),
    ...names.filter((name) => !allowed.includes(name)).map((name) => `sends the header ${name}`),
    ...(names.includes('idempotency-key') && !own.includes('idempotency-key')
      ? ['sends an Idempotency-Key']
      : []),
  ];
};

/** Where a response differs from what the document has for its status. */
export const responseProblems = ({ document, validator, call, exchange }: Checked): readonly string[] => {
  const response = responseOf(document.root, call, exchange.status);
  if (response === undefined) return [`answers ${exchange.status}, which the document lacks`];
  const named = nodeAt(call.operation, 'responses', String(exchange.status))['$ref'];
  const at = typeof named === 'string' ? named.slice(1) : `${call.pointer}/responses/${exchange.status}`;
  const location = exchange.responseHeaders.get('location');
  const leads = location === null ? [] : validator.problems(`${at}/headers/Location/schema`, location);
  if (!isNode(response['content'])) return exchange.text === '' ? leads : [...leads, 'has a body'];
  const media = exchange.responseHeaders.get('content-type')?.split(';')[0] ?? 'no media type';
  if (!(media in response['content'])) return [`is ${media}, which the document lacks`];
  if (media !== MEDIA.json) return leads;
  return [...leads, ...validator.problems(`${at}/content/application~1json/schema`, parsed(exchange.text))];
};

const isContract = (pathname: string): boolean => /^\/(?:api|_payment|payment-response)\b/.test(pathname);

/** Where an exchange and the document differ, each in one line; empty for a call of no contract, such as the desk's. */
export const differences = (
  document: ContractDocument,
  validator: Validator,
  exchange: Exchange,
): readonly string[] => {
  const { method, url } = exchange;
  const call = callOf(document, method, url.pathname);
  if (call === undefined)
    return isContract(url.pathname) ? [`${method} ${url.pathname} is not in the document`] : [];
  const checked = { document, validator, call, exchange };
  const request = [...bodyProblems(checked), ...queryProblems(checked), ...headerProblems(checked)];
  return [
    ...request.map((text) => `${call.id}: the request ${text}`),
    ...responseProblems(checked).map((text) => `${call.id}: the response ${text}`),
  ];
};
