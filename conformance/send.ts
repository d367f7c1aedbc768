/** What is sent to a backend. */
export interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData | URLSearchParams;
}

export type Received =
  | {
      readonly kind: 'lost';
      readonly why: string;
      /** Whether a server was there at all. */
      readonly isReached: boolean;
      readonly seconds: number;
    }
  | {
      readonly kind: 'response';
      readonly status: number;
      readonly headers: Headers;
      readonly text: string;
      readonly seconds: number;
    };

export type Send = (sent: Sent) => Promise<Received>;

const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate cannot be verified',
};

const codeIn = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string') return code;
  return error instanceof AggregateError ? codeIn(error.errors[0]) : codeIn(error.cause);
};

/** Ends of a connection that was there. */
const ENDS: Readonly<Record<string, string>> = {
  ECONNRESET: 'the connection was closed',
  UND_ERR_SOCKET: 'the connection was closed',
};

const messageOfCause = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : '';

/** Why nothing listens, '' when something did. */
const whyNotReached = (error: unknown, seconds: number): string => {
  if (error instanceof Error && error.name === 'TimeoutError') return `no response within ${seconds} s`;
  if (messageOfCause(error) === 'bad port') return 'no browser asks this port';
  return CAUSES[codeIn(error)] ?? '';
};

/** Sends over HTTP without following redirects; a call that takes longer than `timeoutSeconds` seconds is lost. */
export const sender =
  (timeoutSeconds: number): Send =>
  async ({ method, url, headers, body }) => {
    const began = performance.now();
    const seconds = (): number => (performance.now() - began) / 1000;
    try {
      const signal = AbortSignal.timeout(timeoutSeconds * 1000);
      const init = { method, headers, redirect: 'manual', signal } as const;
      const response = await fetch(url, body === undefined ? init : { ...init, body });
      const text = await response.text();
      return {
        kind: 'response',
        status: response.status,
        headers: response.headers,
        text,
        seconds: seconds(),
      };
    } catch (error) {
      const never = whyNotReached(error, timeoutSeconds);
      const why = never || (ENDS[codeIn(error)] ?? 'the connection broke off');
      return { kind: 'lost', why, isReached: never === '', seconds: seconds() };
    }
  };
