import { messageIn } from '../wire/message';
import { type GatewayError, type GatewayErrorKind, gatewayError } from '../../application/ports/gatewayError';

const KIND_OF_STATUS: Readonly<Record<number, GatewayErrorKind>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  500: 'ServerFault',
};

/** The generic reading of a failure for the console; never shown to the customer (HTTP-08, HTTP-10). */
export const consoleReadings: Readonly<Record<GatewayErrorKind, string>> = {
  Unauthorized: 'Unauthorized: the token may be invalid or expired.',
  Forbidden: 'Forbidden.',
  NotFound: 'Resource not found.',
  ServerFault: 'Internal server error.',
  Unexpected: 'An unexpected error occurred.',
  Refused: 'An unexpected error occurred.',
  PayloadTooLarge: 'An unexpected error occurred.',
  UnsupportedMediaType: 'An unexpected error occurred.',
  Unreachable: 'Network error or server down.',
  Rejected: 'The server declined the request.',
  Malformed: 'The response could not be read.',
  Cancelled: 'Cancelled.',
};

/** 4xx statuses that do not say whether the call was processed: timeout, too early, throttled. */
const UNSETTLED_REFUSALS: ReadonlySet<number> = new Set([408, 425, 429]);

export const isSuccessStatus = (status: number): boolean => status >= 200 && status < 300;

const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && !UNSETTLED_REFUSALS.has(status);

export const failureOfStatus = (status: number, body: unknown): GatewayError =>
  gatewayError(KIND_OF_STATUS[status] ?? (isRefusal(status) ? 'Refused' : 'Unexpected'), messageIn(body));

/** Parses a body as JSON; an empty body is `undefined`, an unreadable one `Malformed`. */
export const readJson = (
  text: string,
): { readonly ok: true; readonly body: unknown } | { readonly ok: false } => {
  if (text.trim() === '') return { ok: true, body: undefined };
  try {
    return { ok: true, body: JSON.parse(text) as unknown };
  } catch {
    return { ok: false };
  }
};
