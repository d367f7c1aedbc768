import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Environment } from './environment';

/** Lets the page of one other origin call, as `x-cors` of the contract's document says. */
export const letIn = (origin: string): MiddlewareHandler<Environment> =>
  cors({
    origin,
    allowMethods: ['GET', 'POST', 'DELETE'],
    allowHeaders: ['accept', 'accept-language', 'authorization', 'content-type', 'idempotency-key'],
    exposeHeaders: ['retry-after', 'date'],
  });
