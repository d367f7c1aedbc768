import type { MiddlewareHandler } from 'hono';
import type { SandboxContext } from '../context';
import { customerOfToken } from '../session/tokens';
import type { Environment } from './environment';
import { Refusal } from './refusal';

const bearerOf = (header: string | undefined): string | null =>
  /^Bearer ([\w-]{20,200})$/.exec(header ?? '')?.[1] ?? null;

/** Admits a request as the customer of its access token; refuses with 401 otherwise. */
export const signedIn =
  (context: SandboxContext): MiddlewareHandler<Environment> =>
  async (c, next) => {
    const token = bearerOf(c.req.header('authorization'));
    const customerId = token === null ? null : await customerOfToken(context, token);
    if (customerId === null) throw new Refusal(401, 'Please log in again.');
    c.set('customerId', customerId);
    await next();
  };
