import { isDatabaseUnavailable } from '../database/unavailable';
import type { SandboxContext } from '../context';
import type { Call, Routes } from './environment';
import { Refusal, TooManyRequests } from './refusal';

const NO_DATABASE = 'The database cannot be reached right now. Please try again in a minute.';

/** The name that the portal or a proxy gave to the call; '-' for one that is no such name. */
const requestIdOf = (c: Call): string => /^[\w-]{8,64}$/.exec(c.req.header('x-request-id') ?? '')?.[0] ?? '-';

const answerTo = (context: SandboxContext, c: Call, error: unknown): Response => {
  if (error instanceof Refusal) {
    if (error instanceof TooManyRequests) {
      c.header('retry-after', String(Math.max(1, Math.ceil(error.wait / 1000))));
    }
    // Do not wait for the rest of a body that is refused for its size.
    if (error.status === 413) c.header('connection', 'close');
    return c.json({ ...error.extra, success: false, message: error.message }, error.status);
  }
  const call = `! ${c.req.method} ${c.req.path} ${requestIdOf(c)}`;
  if (isDatabaseUnavailable(error)) {
    context.print(`${call}: no database. ${String(error)}`);
    c.header('retry-after', '2');
    return c.json({ success: false, message: NO_DATABASE }, 503);
  }
  context.print(`${call}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return c.json({ success: false, message: 'Something went wrong on the server. Please try again.' }, 500);
};

/**
 * Turns every failure into JSON with a `message`; an unexpected error is printed but not explained to the
 * caller.
 */
export const answerErrors = (context: SandboxContext, app: Routes): void => {
  app.onError((error, c) => answerTo(context, c, error));
};
