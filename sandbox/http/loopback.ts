import type { MiddlewareHandler } from 'hono';
import type { SandboxContext } from '../context';
import { clientAddress } from './clientAddress';
import type { Environment } from './environment';
import { Refusal } from './refusal';

const LOOPBACK = new Set(['127.0.0.1', '::1']);
const OWN_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Restricts the desk to this machine: refuses other addresses, other host names (a foreign page's name could
 * point here) and cross-site requests.
 */
export const loopbackOnly =
  (context: SandboxContext): MiddlewareHandler<Environment> =>
  async (c, next) => {
    const site = c.req.header('sec-fetch-site') ?? 'none';
    const host = c.req.header('host') ?? 'localhost';
    const near = LOOPBACK.has(clientAddress(context, c));
    if (!near || !OWN_NAMES.test(host) || site === 'cross-site') {
      throw new Refusal(403, 'The desk opens only on the machine that runs the sandbox.');
    }
    await next();
  };
