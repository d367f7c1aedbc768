import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer other than 2xx, thrown out of a handler; a surrounding database transaction is rolled back. */
export class Refusal extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** A thing that does not exist, or belongs to another customer: both are told apart by nobody. */
export const notFound = (what: string): Refusal => new Refusal(404, `${what} not found.`);
