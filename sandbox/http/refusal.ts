import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A response other than 2xx, thrown from a handler; a surrounding database transaction is rolled back. */
export class Refusal extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** A record that does not exist or belongs to another customer; the caller cannot tell which. */
export const notFound = (what: string): Refusal => new Refusal(404, `${what} not found.`);

/**
 * A limit is reached; `wait` is the time in milliseconds until the next call is allowed, sent as Retry-After.
 */
export class TooManyRequests extends Refusal {
  constructor(
    message: string,
    readonly wait: number,
    extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(429, message, extra);
  }
}

/** A time in milliseconds as text in whole minutes, at least one. */
export const minutesText = (wait: number): string => {
  const minutes = Math.max(1, Math.ceil(wait / 60_000));
  return `${minutes} minute${minutes === 1 ? '' : 's'}`;
};
