import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { SandboxContext } from '../context';
import { clientAddress } from '../http/clientAddress';
import type { Call, Environment } from '../http/environment';
import { isSame } from '../http/isSame';
import { Refusal } from '../http/refusal';
import { htmlPage } from '../pages/html';

type Guard = MiddlewareHandler<Environment>;

const LOOPBACK = new Set(['127.0.0.1', '::1']);
const OWN_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const FORWARDED = /^(x-forwarded-.*|forwarded|via|x-real-ip)$/i;

const KEY_COOKIE = 'sandbox_key';
/** Scripts and tests send the desk's key in this header. */
const KEY_HEADER = 'x-sandbox-key';

const isForwarded = (c: Call): boolean => [...c.req.raw.headers.keys()].some((name) => FORWARDED.test(name));

/** A page of another origin: browsers name it in one of two headers, programs send neither. */
const isFromAnotherPage = (c: Call): boolean => {
  const site = c.req.header('sec-fetch-site') ?? 'none';
  const origin = c.req.header('origin');
  const isOwnOrigin = origin === undefined || /^https?:\/\/(.*)$/.exec(origin)?.[1] === c.req.header('host');
  return !['none', 'same-origin'].includes(site) || !isOwnOrigin;
};

/**
 * Restricts the desk to this machine: refuses other addresses, forwarded requests, other host names (a foreign
 * page's name could point here) and requests from the pages of other origins.
 */
export const onlyFromThisMachine =
  (context: SandboxContext): Guard =>
  async (c, next) => {
    const isNear = LOOPBACK.has(clientAddress(context, c)) && !isForwarded(c);
    if (!isNear || !OWN_NAMES.test(c.req.header('host') ?? '') || isFromAnotherPage(c))
      throw new Refusal(403, 'The desk opens only on the machine that runs the sandbox.');
    await next();
  };

const isKey = (context: SandboxContext, text: string | undefined): boolean =>
  text !== undefined && isSame(text, context.deskKey);

const hasKey = (context: SandboxContext, c: Call): boolean =>
  isKey(context, c.req.header(KEY_HEADER)) || isKey(context, getCookie(c, KEY_COOKIE));

const lockedPage = (): Response =>
  htmlPage({
    title: 'Desk',
    status: 403,
    body: '<h1>The desk is locked</h1><p>Open it by the link that the sandbox printed on the terminal when it started. The link ends in the key.</p>',
  });

/** The desk's pages and forms open with the key alone. */
export const pagesWithKey =
  (context: SandboxContext): Guard =>
  async (c, next) => {
    if (!hasKey(context, c)) return lockedPage();
    await next();
    return undefined;
  };

/** A program reads and changes by JSON with the key alone: a tunnel of this machine may add no header that betrays it. */
export const callsWithKey =
  (context: SandboxContext): Guard =>
  async (c, next) => {
    if (!hasKey(context, c))
      throw new Refusal(
        403,
        `The desk's key is missing: send the value of SANDBOX_KEY, or the key of the link on the terminal, as ${KEY_HEADER}.`,
      );
    await next();
  };

/** Opens the desk by the link of the terminal; the browser keeps the key, the address loses it. */
export const openWithKey = (context: SandboxContext, c: Call, desk: string): Response => {
  if (isKey(context, c.req.query('key')))
    setCookie(c, KEY_COOKIE, context.deskKey, { httpOnly: true, sameSite: 'Strict', path: '/sandbox' });
  else if (!hasKey(context, c)) return lockedPage();
  c.header('cache-control', 'no-store');
  return c.redirect(desk, 303);
};
