import { randomUUID } from 'node:crypto';
import { takesKey } from './otherOrigin.ts';
import type { Received, Sent } from './send.ts';
import { type DocumentedCall, type Json, type Node, nodeAt, textOf } from './theDocument.ts';

/** A call to make, and what the document says has to come of it. */
export interface Question {
  readonly id: string;
  /** Why it is made; 'response' for the call's own. */
  readonly what?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Json | FormData | URLSearchParams;
  /** False leaves the token out. */
  readonly token?: boolean;
  readonly status?: number;
  /** Refusals that say nothing against the backend, such as a guessed answer that does not fit. */
  readonly refusals?: readonly number[];
  /** What is wrong with a response beyond what the document can say of it. */
  readonly alsoWrong?: (response: Response) => readonly Wrong[];
}

type Response = Extract<Received, { readonly kind: 'response' }>;

/** Something that came, and what was expected in its place. */
export interface Wrong {
  readonly at: string;
  readonly expected: string;
  readonly came: string;
}

export interface Places {
  readonly backend: URL;
  /** Who serves the portal's page and its configuration. */
  readonly portal: URL;
  /** The origin of the page that asks, where it is another one. */
  readonly origin?: string;
}

const JSON_MEDIA = 'application/json';
const API = '/api/v3';

const isForm = (body: Question['body']): body is FormData | URLSearchParams =>
  body instanceof FormData || body instanceof URLSearchParams;

export const needsToken = ({ operation }: DocumentedCall): boolean => {
  const security = operation['security'];
  return !Array.isArray(security) || security.length > 0;
};

/** Where calls go, and who makes them. */
export interface Target {
  /** The document. */
  readonly root: Node;
  readonly places: Places;
  readonly configuration: Node;
  readonly token: string | undefined;
}

const encoded = (value: string): string => value.split('/').map(encodeURIComponent).join('/');

/** The origin that a call goes to, with the path of its own where the configuration names one. */
const baseOf = (
  { root, places, configuration }: Target,
  { id, path }: DocumentedCall,
  filled: string,
): URL => {
  const { backend, portal } = places;
  if (!('servers' in nodeAt(root, 'paths', path))) return new URL(API + filled, backend);
  const marketing = textOf(nodeAt(configuration, 'marketing')['origin']);
  const challenge = textOf(nodeAt(configuration, 'captcha')['challenge']);
  if (id === 'listRecentBlogs') return new URL(filled, marketing || portal);
  if (id === 'getCaptchaChallenge') return new URL(challenge || filled, portal);
  return new URL(filled, portal);
};

/** The address of a call; a parameter that is not given is 1. */
export const addressOf = (
  target: Target,
  call: DocumentedCall,
  { params = {}, query = {} }: Question,
): URL => {
  const filled = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? '1'));
  const url = baseOf(target, call, filled);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
};

const tokenHeader = ({ token }: Target, call: DocumentedCall): Readonly<Record<string, string>> =>
  needsToken(call) && token !== undefined ? { authorization: `Bearer ${token}` } : {};

const keyHeader = ({ configuration }: Target, call: DocumentedCall): Readonly<Record<string, string>> =>
  nodeAt(configuration, 'api')['idempotency'] === true && takesKey(call)
    ? { 'idempotency-key': randomUUID() }
    : {};

const headersFor = (
  target: Target,
  call: DocumentedCall,
  { body, token = true }: Question,
): Readonly<Record<string, string>> => {
  const { origin } = target.places;
  return {
    accept: JSON_MEDIA,
    ...(origin === undefined ? {} : { origin }),
    ...(token ? { ...tokenHeader(target, call), ...keyHeader(target, call) } : {}),
    ...(body === undefined || isForm(body) ? {} : { 'content-type': JSON_MEDIA }),
  };
};

/** The request of a question. */
export const requestOf = (target: Target, call: DocumentedCall, question: Question): Sent => {
  const { body } = question;
  const request = {
    method: call.method,
    url: addressOf(target, call, question),
    headers: headersFor(target, call, question),
  };
  if (body === undefined) return request;
  return { ...request, body: isForm(body) ? body : JSON.stringify(body) };
};
