import type { MiddlewareHandler } from 'hono';
import type { Environment } from './environment';
import { Refusal } from './refusal';

const refuse = (): never => {
  throw new Refusal(400, 'The address contains a character that cannot be read.');
};

/**
 * Refuses with 400 an address with a NUL: no id, path or search text contains one, and the database rejects
 * it.
 */
export const refuseOddAddress: MiddlewareHandler<Environment> = async (c, next) => {
  if (c.req.url.includes('%00')) refuse();
  await next();
};

/** The same of a path alone: the query of a page is the portal's to read. */
export const refuseOddPath: MiddlewareHandler<Environment> = async (c, next) => {
  if (new URL(c.req.url).pathname.includes('%00')) refuse();
  await next();
};
