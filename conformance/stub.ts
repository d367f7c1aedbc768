import { createServer, type IncomingMessage } from 'node:http';
import { needsToken } from './request.ts';
import {
  callOf,
  type ContractDocument,
  type DocumentedCall,
  examplesOf,
  nodeAt,
  responseOf,
  textsAt,
} from './theDocument.ts';

export interface StubResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Stub {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** What a stub says to a request. */
export type Respond = (request: IncomingMessage, pathname: string) => StubResponse;

const JSON_MEDIA = 'application/json';
/** No record has it. */
const UNKNOWN = /\/(?:999999999|no-such-[^/]*\/[^/]*)$/;

const corsHeaders = ({ root }: ContractDocument): Readonly<Record<string, string>> => {
  const allowed = nodeAt(root, 'x-cors');
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': textsAt(allowed, 'methods').join(', '),
    'access-control-allow-headers': textsAt(allowed, 'requestHeaders').join(', '),
    'access-control-expose-headers': textsAt(allowed, 'exposedHeaders').join(', '),
  };
};

const exampleBody = ({ root }: ContractDocument, call: DocumentedCall, status: number): string => {
  const media = nodeAt(responseOf(root, call, status), 'content', JSON_MEDIA);
  return JSON.stringify(examplesOf(root, media)[0] ?? { success: false, message: 'Not an example.' });
};

/** Responds to each call with the document's own example. */
export const respondWithExamples = (document: ContractDocument): Respond => {
  const headers = { ...corsHeaders(document), 'content-type': JSON_MEDIA, 'cache-control': 'no-store' };
  const lacking = { status: 404, headers, body: '{"success":false,"message":"There is no such call."}' };
  return (request, pathname) => {
    if (request.method === 'OPTIONS') return { status: 204, headers, body: '' };
    const call = callOf(document, request.method ?? 'GET', pathname);
    if (call === undefined) return lacking;
    const isStranger = needsToken(call) && request.headers.authorization === undefined;
    const known = UNKNOWN.test(decodeURIComponent(pathname)) ? 404 : 200;
    const status = isStranger ? 401 : known;
    return { status, headers, body: exampleBody(document, call, status) };
  };
};

/** Serves on a port of this machine; 0 takes a free one. */
export const startStub = (respond: Respond, port = 0): Promise<Stub> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, outgoing) => {
      request.resume();
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const { status, headers, body } = respond(request, pathname);
      outgoing.writeHead(status, headers).end(body);
    });
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      const close = (): Promise<void> =>
        new Promise((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({ origin: `http://localhost:${taken}`, close });
    });
  });
