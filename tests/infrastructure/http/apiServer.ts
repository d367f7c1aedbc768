import { bearer } from '../support/bearer';
import { type Option, none, some } from 'fp-ts/Option';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiClient, type ApiClientSettings } from '../../../src/infrastructure/http/ApiClient';
import { readingFetch } from '../../../src/infrastructure/http/retryPolicy';
import { InMemoryLog } from '../../doubles/InMemoryLog';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Handler = (request: Received, response: ServerResponse, count: number) => void;

/** A real HTTP server that records what it receives and responds as the test says. */
export class ApiServer {
  readonly received: Received[] = [];
  handler: Handler = (_request, response) => response.end('{}');

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ApiServer> {
    const server = createServer();
    const api = new ApiServer(server);
    server.on('request', (request, response) => void api.take(request, response));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    return api;
  }

  get origin(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${isListening(address) ? address.port : 0}`;
  }

  response(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void {
    this.handler = (_request, response) => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => void this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    request.setEncoding('latin1');
    const chunks: string[] = [];
    for await (const chunk of request) chunks.push(String(chunk));
    const body = chunks.join('');
    const { method = '', url: path = '', headers } = request;
    // Allow other origins, because the test's page has another origin than this server.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization, Idempotency-Key');
    response.setHeader('Access-Control-Allow-Methods', '*');
    if (method === 'OPTIONS') {
      response.end();
      return;
    }
    this.received.push({ method, path, headers, body });
    this.handler({ method, path, headers, body }, response, this.received.length);
  }
}

const isListening = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

export interface Client {
  readonly api: ApiClient;
  readonly log: InMemoryLog;
}

/** A client of an app host; `token` is read before each request. */
export const clientOf = (
  changes: Partial<ApiClientSettings>,
  token: () => string | null = () => null,
): Client => {
  const log = new InMemoryLog();
  const accessToken = (): Option<string> => {
    const stored = token();
    return stored === null ? none : some(stored);
  };
  const api = new ApiClient({
    ...bearer,
    apiOrigin: '',
    pageOrigin: window.location.origin,
    sendsIdempotencyKey: false,
    session: accessToken,
    language: () => 'en-IN',
    log,
    fetchOnce: fetch,
    read: readingFetch(changes.fetchOnce ?? fetch, () => 0),
    ...changes,
  });
  return { api, log };
};
