import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Environment } from './environment';

/** The specification's largest upload, in bytes. */
export const LARGEST_FILE = 20_971_520;

const MULTIPART_ROOM = 1_048_576;
const LARGEST_JSON = 262_144;

const refuse =
  (message: string): ((c: Context) => Response) =>
  (c) =>
    c.json({ success: false, message }, 413, { connection: 'close' });

const forFiles = bodyLimit({
  maxSize: LARGEST_FILE + MULTIPART_ROOM,
  onError: refuse('The file is larger than 20 MB.'),
});
const forJson = bodyLimit({ maxSize: LARGEST_JSON, onError: refuse('The request is too large.') });

/** 256 KiB for a call, 20 MB and some room around it for an upload. */
export const limitBodies: MiddlewareHandler<Environment> = (c, next) =>
  (c.req.header('content-type') ?? '').startsWith('multipart/') ? forFiles(c, next) : forJson(c, next);
