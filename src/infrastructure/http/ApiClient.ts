import { onAbort } from '../../application/ports/stoppedWaiting';
import { type Either, left, right } from 'fp-ts/Either';
import { type Option, isNone, isSome } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import { type GatewayError, gatewayError, shortReference } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import { apiAddress, outsideAddress, withQuery } from './addresses';
import { callName } from './callName';
import { consoleReadings, failureOfStatus, isSuccessStatus, readJson } from './responses';
import type { ReadOptions, UploadOptions, UploadParts, WriteOptions } from './apiRequest';
import { lateUpload } from './lateCalls';

/** A throttled call has not been processed. */
const TOO_MANY = 429;
const REQUEST_ID = 'X-Request-Id';
const UNAUTHORIZED = 401;

const OVER = left(gatewayError('Unauthorized'));

type JsonResponse = TaskEither<GatewayError, unknown>;
type Init = Omit<RequestInit, 'headers'> & {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
};
type ReceivedResponse = { readonly status: number; readonly text: string };

export interface ApiClientSettings {
  /** '' for the page's own origin. */
  readonly apiOrigin: string;
  readonly pageOrigin: string;
  readonly sendsIdempotencyKey: boolean;
  /** Names each call to the page's own origin; another origin would have to allow the header first. */
  readonly requestId?: () => string;
  /** The mark of the session; none before the sign-in. */
  readonly session: () => Option<string>;
  /** The headers by which a call to the API names its session: a bearer token, or a proof beside a cookie. */
  readonly authorization: (session: string) => Readonly<Record<string, string>>;
  /** 'include' for a backend that keeps its session in a cookie, else 'omit'. */
  readonly credentials: RequestCredentials;
  /** The tag of the language that the portal speaks now. */
  readonly language: () => string;
  readonly log: Log;
  readonly fetchOnce: typeof fetch;
  /** Sends reads, which may be repeated (AMB-15). */
  readonly read: typeof fetch;
  /**
   * Called for API calls that had no token or were refused with 401; the client itself shows nothing
   * (AMB-55).
   */
  readonly onUnauthorized?: () => void;
  /** Hears the header Date of each answer of the API; null where another origin does not let it be read. */
  readonly onDate?: (header: string | null) => void;
  /** Whether the session that it belongs to is over: its work must not go on in the name of the next customer. */
  readonly isOver?: () => boolean;
}

/**
 * The one API client: the session in each request, no timeout, every 2xx is a success (HTTP-03, HTTP-05, HTTP-06). What every
 * client owes stands here: no call for a session that is over, refused sessions reported, reads repeated, the language, a log
 * without personal words, and Cancel told from a lost line.
 */
export class ApiClient {
  /** The origin that its calls go to. */
  readonly origin: string;

  constructor(private readonly settings: ApiClientSettings) {
    const { apiOrigin, pageOrigin } = settings;
    this.origin = new URL(apiOrigin || pageOrigin).origin;
  }

  /** Whether a repeated write carries the key of the first. */
  get sendsIdempotencyKey(): boolean {
    return this.settings.sendsIdempotencyKey;
  }

  /** The client of a session, which sends nothing once that is over. */
  until(isOver: () => boolean): ApiClient {
    return new ApiClient({ ...this.settings, isOver });
  }

  get(path: string, options: ReadOptions = {}): JsonResponse {
    return () => {
      const base =
        options.base === undefined
          ? this.addressOf(path)
          : outsideAddress(options.base, path, this.settings.pageOrigin);
      const address = options.query === undefined ? base : withQuery(base, options.query);
      const headers = this.headersFor(address, options);
      return this.ask(this.settings.read, address, { method: 'GET', headers }, options);
    };
  }

  /** Writes are never repeated (AMB-15). */
  post(path: string, body: unknown, options: WriteOptions = {}): JsonResponse {
    const headers = { 'Content-Type': 'application/json' };
    return this.write(path, options, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  delete(path: string, options: WriteOptions = {}): JsonResponse {
    return this.write(path, options, { method: 'DELETE' });
  }

  /** A multipart POST that reports progress and can be cancelled. */
  upload(path: string, parts: UploadParts, options: UploadOptions = {}): JsonResponse {
    return async () => {
      if (this.settings.isOver?.()) return OVER;
      const address = this.addressOf(path);
      const headers = this.headersForWrite(address, options);
      const call = callName('POST', address);
      const outcome = await lateUpload({
        address,
        headers,
        parts,
        options,
        credentials: this.credentialsFor(address),
      });
      if (outcome.kind === 'responded') {
        this.reportUnauthorized(address, outcome.status);
        return this.toResult({ call, headers }, outcome, options);
      }
      const kind = outcome.kind === 'cancelled' ? 'Cancelled' : 'Unreachable';
      return left(this.reported(gatewayError(kind), call, headers[REQUEST_ID]));
    };
  }

  private write(path: string, options: WriteOptions, init: Init): JsonResponse {
    return () => {
      const address = this.addressOf(path);
      const headers = { ...this.headersForWrite(address, options), ...init.headers };
      return this.ask(this.settings.fetchOnce, address, { ...init, headers }, options);
    };
  }

  /** Where the backend takes a call, or a form of the browser. */
  addressOf(path: string): URL {
    return apiAddress(this.settings.apiOrigin, path, this.settings.pageOrigin);
  }

  // Like the token, cookies are sent only to the API's own origin (AMB-16).
  private credentialsFor(address: URL): RequestCredentials {
    return this.isApi(address) ? this.settings.credentials : 'omit';
  }

  private isApi(address: URL): boolean {
    return address.origin === this.origin;
  }

  private nameOf(address: URL): Readonly<Record<string, string>> {
    const { requestId, pageOrigin } = this.settings;
    const isOwn = this.isApi(address) && address.origin === new URL(pageOrigin).origin;
    return isOwn && requestId !== undefined ? { [REQUEST_ID]: requestId() } : {};
  }

  // The token is sent only to the API's own origin (AMB-16).
  private headersFor(address: URL, { isPublic = false }: ReadOptions = {}): Record<string, string> {
    const session = this.settings.session();
    const accept = {
      Accept: 'application/json',
      'Accept-Language': this.settings.language(),
      ...this.nameOf(address),
    };
    return isSome(session) && !isPublic && this.isApi(address)
      ? { ...accept, ...this.settings.authorization(session.value) }
      : accept;
  }

  private reportUnauthorized(address: URL, status: number): void {
    const isUnauthorized = status === UNAUTHORIZED || isNone(this.settings.session());
    if (isUnauthorized && this.isApi(address)) this.settings.onUnauthorized?.();
  }

  private headersForWrite(address: URL, { idempotencyKey }: WriteOptions): Record<string, string> {
    const headers = this.headersFor(address);
    return this.settings.sendsIdempotencyKey && idempotencyKey !== undefined
      ? { ...headers, 'Idempotency-Key': idempotencyKey }
      : headers;
  }

  private async ask(
    send: typeof fetch,
    address: URL,
    init: Init,
    options: ReadOptions & WriteOptions,
  ): Promise<Either<GatewayError, unknown>> {
    if (this.settings.isOver?.()) return OVER;
    const call = callName(init.method, address);
    const abort = new AbortController();
    const release = onAbort(options.signal, () => abort.abort());
    try {
      const response = await send(address, {
        ...init,
        credentials: this.credentialsFor(address),
        signal: abort.signal,
      });
      const { status } = response;
      if (this.isApi(address)) this.settings.onDate?.(response.headers.get('Date'));
      if (options.isPublic !== true) this.reportUnauthorized(address, status);
      return this.toResult({ call, headers: init.headers }, { status, text: await response.text() }, options);
    } catch {
      const kind = options.signal?.aborted === true ? 'Cancelled' : 'Unreachable';
      // Only the backend's log tells what became of a change; of what can simply be asked again there is nothing to find.
      const name = options.idempotencyKey === undefined ? undefined : init.headers?.[REQUEST_ID];
      return left(this.reported(gatewayError(kind), call, name));
    } finally {
      release();
    }
  }

  private toResult(
    { call, headers }: { readonly call: string; readonly headers: Init['headers'] },
    { status, text }: ReceivedResponse,
    options: WriteOptions,
  ): Either<GatewayError, unknown> {
    const json = readJson(text);
    const named = `${call} ${status}`;
    const name = headers?.[REQUEST_ID];
    if (isSuccessStatus(status))
      return json.ok ? right(json.body) : left(this.reported(gatewayError('Malformed'), named, name));
    const body = json.ok ? json.body : undefined;
    const isRefusal = status >= 400 && status < 500;
    if (isRefusal && status !== TOO_MANY && options.acceptsRefusal?.(body) === true) return right(body);
    // What the customer gave, or asked for too often, is no fault that the operator could look for.
    return left(this.reported(failureOfStatus(status, body), named, isRefusal ? undefined : name));
  }

  // The server's message may contain customer data, so it goes to the screen but never to the console.
  private reported(error: GatewayError, call: string, name: string | undefined): GatewayError {
    if (error.kind === 'Cancelled') return error;
    this.settings.log.failure(consoleReadings[error.kind], call);
    return name === undefined ? error : { ...error, reference: shortReference(name) };
  }
}
