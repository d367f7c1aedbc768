import { createMiddleware } from 'hono/factory';
import type { Environment } from './environment';
import { COMMON_HEADERS } from './security';

/** Adds the headers of every response; a page that has its own value keeps it. */
export const commonHeaders = createMiddleware<Environment>(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(COMMON_HEADERS))
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
});
