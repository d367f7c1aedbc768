import { MAX_UPLOAD_BYTES } from '../../src/domain/documents/limits';
import type { Call } from './environment';
import { Refusal } from './refusal';

const MULTIPART_ROOM = 1_048_576;

type BodyLimit = { readonly bytes: number; readonly message: string };

/** Largest body of an ordinary call: 256 KiB. */
export const CALL_BODY: BodyLimit = { bytes: 262_144, message: 'The request is too large.' };

/** Largest body of an upload: 20 MB plus multipart overhead. */
export const UPLOAD_BODY: BodyLimit = {
  bytes: MAX_UPLOAD_BYTES + MULTIPART_ROOM,
  message: 'The file is larger than 20 MB.',
};

/**
 * Reads a request's body; the reader sets the size limit, whatever content type the request claims. Refuses
 * with 413 as soon as the limit is passed, and buffers no more than that.
 */
export const readBody = async (c: Call, limit: BodyLimit): Promise<Uint8Array<ArrayBuffer>> => {
  const tooLarge = (): Refusal => new Refusal(413, limit.message);
  if (Number(c.req.header('content-length') ?? 0) > limit.bytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = c.req.raw.body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    size += part.value.length;
    if (size > limit.bytes) throw tooLarge();
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
};
