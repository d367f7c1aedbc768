import { bearer } from './bearer';
import { some } from 'fp-ts/Option';
import { ApiClient } from '../../../src/infrastructure/http/ApiClient';
import { readingFetch } from '../../../src/infrastructure/http/retryPolicy';
import { InMemoryLog } from '../../doubles/InMemoryLog';

interface RecordedCall {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly body: string;
}

export interface RecordedApi {
  readonly api: ApiClient;
  readonly log: InMemoryLog;
  readonly calls: readonly RecordedCall[];
}

const answerOf = (response: unknown, status: number): Response => {
  const body: unknown = typeof response === 'function' ? response() : response;
  if (body instanceof Response) return body;
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
};

/** The real client on a backend with one response for all calls, or with a function; it records the calls. */
export const recordedApi = (response: unknown, status = 200): RecordedApi => {
  const calls: RecordedCall[] = [];
  const log = new InMemoryLog();
  const fetchOnce: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const sent = typeof init?.body === 'string' ? init.body : '';
    calls.push({ method: init?.method ?? 'GET', address: `${url.pathname}${url.search}`, body: sent });
    return Promise.resolve(answerOf(response, status));
  };
  const api = new ApiClient({
    ...bearer,
    apiOrigin: 'https://app.example',
    pageOrigin: 'https://app.example',
    sendsIdempotencyKey: false,
    session: () => some('token'),
    language: () => 'en-IN',
    log,
    fetchOnce,
    read: readingFetch(fetchOnce, () => 0),
  });
  return { api, log, calls };
};
