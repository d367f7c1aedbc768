import type { MiddlewareHandler } from 'hono';
import type { Environment } from './environment';
import { Refusal } from './refusal';

/**
 * Refuses with 400 an address with a NUL: no id, path or search text contains one, and the database rejects
 * it.
 */
export const refuseOddAddress: MiddlewareHandler<Environment> = async (c, next) => {
  if (c.req.url.includes('%00'))
    throw new Refusal(400, 'The address contains a character that cannot be read.');
  await next();
};
