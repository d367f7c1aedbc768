import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Environment } from './environment';
import { COMMON_HEADERS } from './security';

/** Adds the headers of every response; a page that has its own value keeps it. */
export const commonHeaders = (headers = COMMON_HEADERS): MiddlewareHandler<Environment> =>
  createMiddleware<Environment>(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
