import type { MiddlewareHandler } from 'hono';
import type { Environment } from './environment';
import { Refusal } from './refusal';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const OWN_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * The desk is for the person at this machine: no other address, no other name for it (a page elsewhere could have
 * its name point here), and no request that a foreign page sends.
 */
export const loopbackOnly: MiddlewareHandler<Environment> = async (c, next) => {
  const remote = c.env?.incoming?.socket.remoteAddress;
  const site = c.req.header('sec-fetch-site') ?? 'none';
  const host = c.req.header('host') ?? 'localhost';
  const near = remote === undefined || LOOPBACK.has(remote);
  if (!near || !OWN_NAMES.test(host) || site === 'cross-site') {
    throw new Refusal(403, 'The desk opens only on the machine that runs the sandbox.');
  }
  await next();
};
